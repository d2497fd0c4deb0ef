import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AdminReview_reviewFragment as Review } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import type { useModeration } from './use-moderation.ts';

const MAX_REASON = 500;

interface RejectDialogProps {
  /** Null while the dialog is closed. */
  reviews: readonly Review[] | null;
  moderation: ReturnType<typeof useModeration>;
  onClose: () => void;
}

/** Rejects reviews with a reason for their authors. */
export function RejectDialog({ reviews, moderation, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const { decide, isRunning } = moderation;
  const isDone = useRef(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const count = useLastShown(reviews)?.length ?? 0;

  function cancel(): void {
    isDone.current = false;
    onClose();
  }

  async function reject(): Promise<void> {
    if (!reviews || !(await decide(reviews, 'REJECT', reason))) return;
    isDone.current = true;
    setReason('');
    onClose();
  }

  return (
    <Dialog
      open={reviews !== null}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={plural(count, { one: 'Reject # review', other: 'Reject # reviews' })}
      description={t`Shoppers don’t see rejected reviews. If an approved review was edited, they still see the approved version.`}
      initialFocus={reasonField}
      // The button that opened it disappears with the rejected reviews.
      finalFocus={() => (isDone.current ? document.querySelector('h1') : null)}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" pending={isRunning} onClick={() => void reject()}>
            <Trans>Reject</Trans>
          </Button>
        </>
      }
    >
      <TextAreaField
        ref={reasonField}
        name="reason"
        label={t`Reason`}
        hint={t`The author sees it.`}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
