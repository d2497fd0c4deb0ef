import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type AdminReview_reviewFragment as Review, ReplyToReviewDocument } from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';

const MAX_REPLY = 2000;

interface ReplyDialogProps {
  /** Null while the dialog is closed. */
  review: Review | null;
  onClose: () => void;
}

/** The dialog to reply to a review. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const shown = useLastShown(review);
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Reply from the shop`}
      description={shown?.title}
    >
      {shown && <ReplyForm key={shown.id} review={shown} onClose={onClose} />}
    </Dialog>
  );
}

function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const before = { text: review.reply?.text ?? '' };
  const checked = useAppForm({ defaultValues: before });
  const { form, field, failure } = checked;
  const userId = useAdminSession()?.user.id ?? '';
  const draft = useFormDraft({
    form,
    owner: { space: 'admin', userId, form: `reply ${review.id}` },
    before,
  });
  const [reply] = useAction(ReplyToReviewDocument, {
    result: (payload) => payload.review,
    failure: checked,
    failureDetails: [t`What you typed is still here.`],
    onDone: (saved) => {
      draft.close();
      showToast({ tone: 'success', title: saved.reply ? t`Reply saved` : t`Reply removed` });
      onClose();
    },
  });
  const submit = form.handleSubmit(({ text }) =>
    reply({ id: review.id, text, expectedVersion: review.version }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <TextAreaField
          label={t`Reply`}
          optionalMark={false}
          hint={t`Shown to everyone below the review. Leave empty for no reply.`}
          rows={6}
          maxLength={MAX_REPLY}
          {...field('text')}
        />
        <FormFailure message={failure} />
        <Cluster justify="end">
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Save reply</Trans>
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
