import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import type { EditBase } from '../../../forms/use-form-draft.ts';
import {
  AdminSaleDocument,
  CreateSaleDocument,
  type SaleForm_saleFragment,
  UpdateSaleDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../ui/form/edit-form.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { invalidateSales } from './invalidate-sales.ts';
import { SaleGroups } from './sale-groups.tsx';
import { SalePreview } from './sale-preview.tsx';
import { SaleProducts } from './sale-products.tsx';
import {
  exampleOf,
  inputOf,
  saleGroups,
  type SaleTerms,
  type SaleValues,
  valuesOf,
  wholeNumber,
} from './sale-values.ts';
import styles from './sales.module.css';

interface SaleFormProps {
  /** The sale to change; null for a new one. */
  sale: SaleForm_saleFragment | null;
  terms: SaleTerms;
}

/** Plans or edits a sale, then returns to the list. */
export function SaleForm({ sale, terms }: SaleFormProps) {
  const navigate = useNavigate();
  const [before] = useState(sale);
  const editing = useEditForm<SaleValues>({
    name: `sale ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, terms),
    version: before?.version ?? null,
    example: exampleOf,
  });
  const { form, field } = editing;
  const conflicts = useSaleConflicts(before, terms, editing);

  async function save(values: SaleValues): Promise<boolean> {
    if (values.products.length + values.categories.length + values.collections.length === 0) {
      editing.fail(t`Please choose at least one product, category or collection.`);
      return false;
    }
    return conflicts.save(values);
  }

  const { control } = form;
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={false}
        save={save}
        onSaved={() => navigate(adminPaths.sales())}
        label={before ? t`Save changes` : t`Plan sale`}
        cancelTo={adminPaths.sales()}
        leaveWarning={t`You have changed this sale but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <Panel title={t`Sale`}>
            <TimeFields field={field} timeZone={terms.timeZone} />
          </Panel>
          <Panel title={t`What is in it`}>
            <TextField
              label={t`Percent off`}
              inputMode="numeric"
              autoComplete="off"
              hint={t`Leave it empty if each product has a price of its own.`}
              {...field('percent', {
                validate: (text) =>
                  text.trim() === '' || isPercent(text) || t`Please enter a whole number from 1 to 99`,
              })}
            />
            <SaleGroups control={control} />
            <SaleProducts control={control} field={field} currency={terms.currency} />
          </Panel>
          <Panel title={t`Prices`}>
            <SalePreview control={control} currency={terms.currency} />
          </Panel>
        </Stack>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

const isPercent = (text: string) => {
  const percent = wholeNumber(text) ?? 0;
  return percent >= 1 && percent <= 99;
};

interface TimeFieldsProps {
  field: CheckedField<SaleValues>;
  timeZone: string;
}

function TimeFields({ field, timeZone }: TimeFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`Screen readers say it with the countdown of a flash sale.`}
        {...field('name', {
          validate: {
            required: fieldRules.required(t`Please name the sale`),
            length: fieldRules.atMost(60),
          },
        })}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Starts at`}
          required
          type="datetime-local"
          hint={t`In the time zone ${timeZone}`}
          {...field('startsAt', { validate: fieldRules.required(t`Please say when the sale starts`) })}
        />
        <TextField
          label={t`Ends at`}
          required
          type="datetime-local"
          hint={t`In the time zone ${timeZone}`}
          {...field('endsAt', {
            validate: {
              required: fieldRules.required(t`Please say when the sale ends`),
              order: (text, { startsAt }) => text > startsAt || t`A sale ends after it has started`,
            },
          })}
        />
      </div>
      <CheckboxField
        label={t`Starts anew each week`}
        hint={t`At the same time, until you end it. It can last a week at most.`}
        {...field('repeats')}
        error={undefined}
      />
      <CheckboxField
        label={t`Flash sale`}
        hint={t`The home page shows its products under “Flash Sales”, and the banner counts down to its end.`}
        {...field('isFlashSale')}
        error={undefined}
      />
    </>
  );
}

function useSaleConflicts(
  before: SaleForm_saleFragment | null,
  terms: SaleTerms,
  editing: ReturnType<typeof useEditForm<SaleValues>>,
) {
  const client = useApolloClient();
  const saveSale = useSaveSale(before, terms, editing);
  return useConflicts({
    editing,
    parts: (values) => fieldParts(values, saleGroups()),
    join: (parts, like) => joinFields(parts, like, saleGroups()),
    latest: async () => {
      const variables = { id: before?.id ?? '' };
      const { data } = await client.query({
        query: AdminSaleDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const sale = data?.sale;
      return sale ? { version: sale.version, values: valuesOf(sale, terms) } : null;
    },
    save: saveSale,
  });
}

/**
 * Adds a sale, or sends what was edited of the one there is, and shows a toast. Resolves to the sale, to
 * `EDITED_MEANWHILE`, or to null after a failure.
 */
function useSaveSale(before: SaleForm_saleFragment | null, terms: SaleTerms, failure: FailingForm) {
  const [create] = useAction(CreateSaleDocument, {
    result: (payload) => payload.sale,
    failure,
    update: invalidateSales,
    onDone: ({ name }) => showToast({ tone: 'success', title: t`Sale planned`, details: [name] }),
  });
  const [update] = useAction(UpdateSaleDocument, {
    result: (payload) => payload.sale ?? editedMeanwhile(payload),
    failure,
    update: invalidateSales,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Sale saved`, details: [saved.name] });
    },
  });
  return (values: SaleValues, from: EditBase<SaleValues>) => {
    const input = inputOf(values, before, terms);
    if (!before) return create({ input });
    const edits = editsOf(inputOf(from.values, before, terms), input);
    return update({ id: before.id, input: edits, expectedVersion: from.version });
  };
}
