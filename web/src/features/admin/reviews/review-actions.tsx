import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type AdminReview_reviewFragment as Review,
  ModerateReviewsDocument,
  type ReviewDecision,
} from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SelectionBar } from '../ui/selection/selection-bar.tsx';
import type { Selection } from '../ui/selection/use-selection.ts';

/** So many reviews are decided on in one go; the rest stay selected. */
const MAX_AT_ONCE = 100;
const MAX_REASON = 500;

interface ReviewActionsProps {
  selection: Selection;
  /** Those that the list shows: what staff have not read is not decided on. */
  reviews: readonly Review[];
}

/** The bar of what can be done with the selected reviews. */
export function ReviewActions({ selection, reviews }: ReviewActionsProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const client = useApolloClient();
  const chosen = reviews.filter(({ id }) => selection.has(id)).slice(0, MAX_AT_ONCE);
  const [moderate, isRunning] = useAction(ModerateReviewsDocument, {
    result: ({ results }) => results,
    failure: t`The reviews were not changed`,
  });

  async function decide(decision: ReviewDecision): Promise<void> {
    const versions = chosen.map(({ id, version }) => ({ id, expectedVersion: version }));
    const results = await moderate({
      reviews: versions,
      decision,
      reason: decision === 'REJECT' ? reason : null,
    });
    if (!results) return;
    setRejecting(false);
    setReason('');
    const failed = results.filter(({ userErrors }) => userErrors.length > 0);
    const done = results.length - failed.length;
    if (done > 0) {
      const approved = plural(done, { one: '# review approved', other: '# reviews approved' });
      const rejected = plural(done, { one: '# review rejected', other: '# reviews rejected' });
      showToast({ tone: 'success', title: decision === 'APPROVE' ? approved : rejected });
    }
    if (failed.length > 0) {
      showToast({
        tone: 'error',
        title: plural(failed.length, { one: '# review stays as it is', other: '# reviews stay as they are' }),
        details: [...new Set(failed.flatMap((result) => userErrorMessages(result)))],
      });
    }
    selection.replace(failed.map(({ reviewId }) => reviewId));
    // What was decided decides which reviews the list shows.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'reviews' });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'toDo' });
  }

  return (
    <>
      <SelectionBar selection={selection}>
        <Button size="sm" pending={isRunning && !isRejecting} onClick={() => void decide('APPROVE')}>
          <Trans>Approve</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => setRejecting(true)}>
          <Trans>Reject</Trans>
        </Button>
      </SelectionBar>
      <Dialog
        open={isRejecting}
        onOpenChange={setRejecting}
        title={plural(chosen.length, { one: 'Reject # review', other: 'Reject # reviews' })}
        description={t`Shoppers don’t see what was rejected. Of an edited review they go on reading what was approved before.`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setRejecting(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" pending={isRunning} onClick={() => void decide('REJECT')}>
              <Trans>Reject</Trans>
            </Button>
          </>
        }
      >
        <TextAreaField
          name="reason"
          label={t`Why`}
          hint={t`Its author reads it.`}
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Dialog>
    </>
  );
}
