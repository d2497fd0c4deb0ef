import { plural, t } from '@lingui/core/macro';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { bulkRules, type StockRuleValues, toStockChange } from './bulk-values.ts';

/** Changes the stock of the selected products by a rule, which it describes. */
export function StockForm({ count, bulk, onDone }: BulkFormProps) {
  const checked = useAppForm<StockRuleValues>({ defaultValues: { mode: 'ADD', units: '' } });
  const { form, field } = checked;
  const values = form.watch();
  const submit = form.handleSubmit(async (stock) => {
    if (await bulk.run({ stock: toStockChange(stock) }, checked)) onDone();
  });
  return (
    <BulkForm
      failure={checked.failure}
      words={bulkRules.stock(values) === true ? stockRuleWords(values) : null}
      submitLabel={plural(count, { one: 'Change # product', other: 'Change # products' })}
      isRunning={bulk.isRunning}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Grid columns="halves">
        <SelectField label={t`Stock`} optionalMark={false} {...field('mode')}>
          <option value="ADD">{t`Add units`}</option>
          <option value="TAKE">{t`Remove units`}</option>
          <option value="SET">{t`Set to a number`}</option>
        </SelectField>
        <TextField
          label={t`Units of each variant`}
          required
          inputMode="numeric"
          autoComplete="off"
          {...field('units', { validate: (units) => bulkRules.stock({ ...form.getValues(), units }) })}
        />
      </Grid>
    </BulkForm>
  );
}

/* Describes the rule; the values are valid. */
function stockRuleWords({ mode, units }: StockRuleValues): string {
  const count = Number(units).toLocaleString(i18n.locale);
  return {
    ADD: t`The stock of each variant goes up by ${count}, if it is tracked.`,
    TAKE: t`The stock of each variant goes down by ${count}, if it is tracked. Products with fewer units are not changed.`,
    SET: t`The stock of each variant is set to ${count}, if it is tracked.`,
  }[mode];
}
