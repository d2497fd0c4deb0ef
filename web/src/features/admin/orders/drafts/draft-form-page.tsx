import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  DeleteDraftOrderDocument,
  DraftCustomerDocument,
  DraftOrderDocument,
  type Draft_draftOrderFragment,
} from '../../../../gql/graphql.ts';
import { adminPages, adminPaths } from '../../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DraftForm } from './draft-form.tsx';
import { forgetDrafts } from './forget-drafts.ts';

/** Creates an order for a customer, or edits the draft whose id is in the path. */
export function DraftFormPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const customerId = params.get('customer');
  return id === undefined ? (
    <AddDraft key={customerId} customerId={customerId} />
  ) : (
    <EditDraft key={id} id={id} />
  );
}

const back = () => ({ label: t`Drafts`, to: adminPaths.orderDrafts() });

/** `customerId` from the URL: the customer of the order. */
function AddDraft({ customerId }: { customerId: string | null }) {
  const { data, error, refetch } = useQuery(DraftCustomerDocument, {
    variables: { id: customerId ?? '' },
    skip: customerId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageHead title={t`Create order`} back={back()} />
      {customerId === null || data ? (
        <DraftForm draft={null} customer={data?.customer ?? null} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function EditDraft({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(DraftOrderDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const draft = data?.draftOrder;
  usePageTitle(draft ? adminPages.orderDraft.title(String(draft.number)) : undefined);
  if (data && !draft) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={draft ? t`Draft ${draft.number}` : t`Draft`}
        back={back()}
        note={draft && <AuditLink subject="DRAFT_ORDER" id={draft.id} />}
        actions={draft && <DeleteDraft draft={draft} />}
      />
      {draft ? (
        <DraftForm draft={draft} customer={null} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function DeleteDraft({ draft: { id, number } }: { draft: Draft_draftOrderFragment }) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, isRemoving] = useAction(DeleteDraftOrderDocument, {
    result: (payload) => payload.draftOrderId,
    failure: t`The draft was not deleted`,
    update: forgetDrafts,
    onDone: () => {
      showToast({ tone: 'success', title: t`Draft ${number} was deleted` });
      void navigate(adminPaths.orderDrafts());
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
        <Trans>Delete draft</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => !open && !isRemoving && setConfirming(false)}
        title={t`Delete draft ${number}?`}
        description={t`This can’t be undone. Nothing was ordered or reserved.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Delete`}
        danger
        pending={isRemoving}
        onConfirm={() => void remove({ id })}
      />
    </>
  );
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
