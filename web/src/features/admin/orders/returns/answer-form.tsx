import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  ApproveReturnDocument,
  DeclineReturnDocument,
  type Return_returnFragment,
  OrderExchangesDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';

interface AnswerFormProps {
  shown: Return_returnFragment;
  answer: 'approve' | 'decline';
  /** Called after the response is saved, or on cancel. */
  onClose: () => void;
}

/** Approves a return or declines it with a reason; the customer gets an email. */
export function AnswerForm({ shown: { id, number, version }, answer, onClose }: AnswerFormProps) {
  const editing = useEditForm({ name: `return ${answer} ${id}`, defaultValues: () => ({ text: '' }) });
  const { form, field, draft, failure } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const isApproval = answer === 'approve';
  const saving = {
    result: (payload: { return?: { id: string } | null }) => payload.return,
    failure: editing,
    // What an exchange credited is taken back.
    refetchQueries: [OrderExchangesDocument],
    onDone: () => {
      draft.close();
      const title = isApproval ? t`Return approved` : t`Return declined`;
      showToast({ tone: 'success', title, details: [t`Return ${number}`] });
      onClose();
    },
  };
  const [approve] = useAction(ApproveReturnDocument, saving);
  const [decline] = useAction(DeclineReturnDocument, saving);
  const submit = form.handleSubmit(({ text }) =>
    (isApproval ? approve : decline)({ id, text, expectedVersion: version }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <TextAreaField
        label={isApproval ? t`Message` : t`Reason for declining`}
        hint={t`The customer sees it on the order page and by email.`}
        required={!isApproval}
        rows={3}
        maxLength={2000}
        {...field('text', isApproval ? {} : { validate: fieldRules.required(t`Please enter a reason`) })}
      />
      <FormFailure message={failure} />
      <Cluster gap={8}>
        <Button
          type="submit"
          size="sm"
          variant={isApproval ? 'primary' : 'danger'}
          pending={form.formState.isSubmitting}
        >
          {isApproval ? t`Approve return` : t`Decline return`}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
