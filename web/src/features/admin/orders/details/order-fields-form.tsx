import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  changedFields,
  type CustomField,
  fieldInputs,
  type FieldTexts,
  fieldTextsOf,
} from '../../../../forms/custom-fields/field-values.ts';
import { type Order_orderFragment, UpdateOrderFieldsDocument } from '../../../../gql/graphql.ts';
import { optionLabel } from '../../../../lib/chosen-options.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { CustomFieldsForm } from '../../custom-fields/form/custom-fields-form.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';

interface OrderFieldsFormProps {
  order: Order_orderFragment;
  ofOrder: readonly CustomField[];
  ofLines: readonly CustomField[];
  onClose: () => void;
}

interface OrderFieldsValues {
  fields: FieldTexts;
  /** Of each line, in the order's order. */
  lines: { fields: FieldTexts }[];
}

const valuesOf = ({ fields, lines }: Order_orderFragment): OrderFieldsValues => ({
  fields: fieldTextsOf(fields),
  lines: lines.map((line) => ({ fields: fieldTextsOf(line.fields) })),
});

/** The form of an order's custom fields. It takes the focus, because the button that opened it is gone. */
export function OrderFieldsForm({ order, ofOrder, ofLines, onClose }: OrderFieldsFormProps) {
  const editing = useEditForm<OrderFieldsValues>({
    name: `order fields ${order.id}`,
    defaultValues: () => valuesOf(order),
  });
  const { form, failure, draft } = editing;
  const { control, setFocus } = form;
  useEffect(() => setFocus(ofOrder.length > 0 ? 'fields' : 'lines.0.fields'), [setFocus, ofOrder]);

  function leave(): void {
    draft.close();
    onClose();
  }

  const [update, isSaving] = useAction(UpdateOrderFieldsDocument, {
    result: (payload) => payload.order,
    failure: editing,
    onDone: () => {
      showToast({ tone: 'success', title: t`Custom fields saved` });
      leave();
    },
  });

  function save(values: OrderFieldsValues) {
    const all = order.lines.map((line, index) => ({
      id: line.id,
      fields: changedFields(
        fieldInputs(fieldTextsOf(line.fields)),
        fieldInputs(values.lines[index]?.fields ?? {}),
      ),
    }));
    const lines = all.filter(({ fields }) => fields.length > 0);
    const fields = changedFields(fieldInputs(fieldTextsOf(order.fields)), fieldInputs(values.fields));
    /** The path in the form, which has all lines. */
    const inForm = ([start, index, ...rest]: readonly string[]) => {
      const line = start === 'lines' ? lines[Number(index)] : undefined;
      return line && ['lines', String(all.indexOf(line)), ...rest];
    };
    return update(
      { id: order.id, fields, lines },
      {
        failure: {
          fail: editing.fail,
          showUserErrors: (errors) =>
            editing.showUserErrors(
              errors.map((error) => ({ ...error, field: inForm(error.field ?? []) ?? error.field })),
              { fields, lines: all },
            ),
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormFailure message={failure} />
      {ofOrder.length > 0 && <CustomFieldsForm control={control} name="fields" fields={ofOrder} />}
      {ofLines.length > 0 &&
        order.lines.map((line, index) => (
          <fieldset key={line.id}>
            <legend>
              <strong>{[line.title, optionLabel(line)].filter(Boolean).join(', ')}</strong>
            </legend>
            <CustomFieldsForm control={control} name={`lines.${index}.fields`} fields={ofLines} />
          </fieldset>
        ))}
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
