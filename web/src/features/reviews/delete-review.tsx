import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../apollo/use-action.ts';
import { DeleteReviewDocument } from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/alert-dialog.tsx')).AlertDialog,
}));

interface DeleteReviewProps {
  id: string;
  onDeleted: () => void;
}

/** Deletes the shopper's review, after confirmation. */
export function DeleteReview({ id, onDeleted }: DeleteReviewProps) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [remove] = useAction(DeleteReviewDocument, {
    result: ({ reviewId }) => reviewId,
    failure: t`Your review was not deleted`,
    onDone: () => {
      onDeleted();
      for (const fieldName of ['ownReviews', 'productsToReview', 'reviewStanding'])
        cache.evict({ fieldName });
      cache.evict({ id: cache.identify({ __typename: 'Review', id }) ?? '' });
      showToast({ tone: 'success', title: t`Review deleted` });
      void navigate(paths.myReviews());
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        <Trans>Delete review</Trans>
      </Button>
      <Suspense>
        {isConfirming && (
          <AlertDialog
            open
            onOpenChange={setConfirming}
            title={t`Delete your review?`}
            description={t`Its stars, text, pictures and votes go with it. This can’t be undone.`}
            confirmLabel={t`Delete`}
            onConfirm={() => {
              setConfirming(false);
              void remove({ id });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
