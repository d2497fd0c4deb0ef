import { plural, t } from '@lingui/core/macro';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import type { PriceChangeInput } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import {
  bulkRules,
  isLower,
  isPercent,
  parsePercent,
  type PriceRuleValues,
  toPriceChange,
} from './bulk-values.ts';

const START: PriceRuleValues = { rule: 'LOWER_PERCENT', value: '', regularPrice: 'KEEP' };

/** Changes the prices of the selected products by a rule, which it describes. */
export function PriceForm({ count, bulk, onDone }: BulkFormProps) {
  const currency = useCurrency();
  const checked = useAppForm<PriceRuleValues>({ defaultValues: START });
  const { form, field } = checked;
  const values = form.watch();
  const isValid = bulkRules.price(values, currency) === true;
  const submit = form.handleSubmit(async (price) => {
    if (await bulk.run({ price: toPriceChange(price, currency) }, checked)) onDone();
  });
  return (
    <BulkForm
      failure={checked.failure}
      words={isValid ? priceRuleWords(values, count, currency) : null}
      submitLabel={plural(count, { one: 'Change # product', other: 'Change # products' })}
      isRunning={bulk.isRunning}
      onSubmit={submit}
      onCancel={onDone}
    >
      <SelectField label={t`How prices change`} optionalMark={false} {...field('rule')}>
        <option value="LOWER_PERCENT">{t`Decrease by a percentage`}</option>
        <option value="LOWER_AMOUNT">{t`Decrease by an amount`}</option>
        <option value="RAISE_PERCENT">{t`Increase by a percentage`}</option>
        <option value="RAISE_AMOUNT">{t`Increase by an amount`}</option>
      </SelectField>
      <TextField
        label={isPercent(values) ? t`Percent` : t`Amount (${currency})`}
        required
        inputMode="decimal"
        autoComplete="off"
        {...field('value', {
          validate: (value) => bulkRules.price({ ...form.getValues(), value }, currency),
        })}
      />
      <SelectField label={t`Regular prices`} optionalMark={false} {...field('regularPrice')}>
        <option value="KEEP">{t`Stay as they are`}</option>
        {isLower(values) && (
          <option value="FORMER_PRICE">{t`Become today’s prices, to show a discount`}</option>
        )}
        <option value="REMOVE">{t`Are removed`}</option>
      </SelectField>
    </BulkForm>
  );
}

/* Describes the rule; the values are valid. */
function priceRuleWords(values: PriceRuleValues, count: number, currency: string): string {
  const { amount, regularPrice } = toPriceChange(values, currency);
  const by = isPercent(values)
    ? t`${parsePercent(values.value) ?? 0}%`
    : formatMoney(Math.abs(amount ?? 0), currency);
  const products = plural(count, { one: 'this product', other: 'these # products' });
  const change = isLower(values)
    ? t`All prices of ${products}, in every variant, go down by ${by}.`
    : t`All prices of ${products}, in every variant, go up by ${by}.`;
  const step = formatMoney(1, currency);
  const rounding = isPercent(values) ? t`Rounded to the nearest ${step}, halves up.` : '';
  return [change, rounding, regularPriceWords(regularPrice, isLower(values))].filter(Boolean).join(' ');
}

function regularPriceWords(rule: PriceChangeInput['regularPrice'], areLower: boolean): string {
  if (rule === 'REMOVE') return t`Regular prices are removed.`;
  if (rule === 'FORMER_PRICE')
    return t`Today’s prices become the regular prices, unless those are already higher.`;
  return areLower
    ? t`Regular prices stay.`
    : t`Regular prices stay; a product whose price would rise above its regular price is not changed.`;
}
