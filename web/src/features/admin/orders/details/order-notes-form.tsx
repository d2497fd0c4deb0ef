import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { editsOf } from '../../../../forms/form-draft.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { type Order_orderFragment, UpdateOrderNotesDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';

interface OrderNotesFormProps {
  order: Order_orderFragment;
  onClose: () => void;
}

/** The form of what the customer wrote. It takes the focus, because the button that opened it is gone. */
export function OrderNotesForm({ order, onClose }: OrderNotesFormProps) {
  const editing = useEditForm({
    name: `order notes ${order.id}`,
    defaultValues: () => ({
      customerNote: order.customerNote ?? '',
      giftMessage: order.giftMessage ?? '',
    }),
  });
  const { form, field, failure, draft, defaultValues } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('customerNote'), [setFocus]);

  function leave(): void {
    draft.close();
    onClose();
  }

  const [update, isSaving] = useAction(UpdateOrderNotesDocument, {
    result: (payload) => payload.order,
    failure: editing,
    onDone: () => {
      showToast({ tone: 'success', title: t`Note and gift message saved` });
      leave();
    },
  });
  const rules = { validate: fieldRules.atMost(500) };

  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => update({ id: order.id, ...editsOf(defaultValues, values) }))(event)
      }
    >
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormFailure message={failure} />
      <TextAreaField label={t`Customer’s note`} rows={3} {...field('customerNote', rules)} />
      <TextAreaField label={t`Gift message`} rows={3} {...field('giftMessage', rules)} />
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
