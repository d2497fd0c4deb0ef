import type { FilterOptionsQuery } from '../../../../gql/graphql.ts';
import { moneyInputText } from '../../../../forms/money-input.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { fieldText } from '../../../custom-fields/shared/field-text.ts';
import { readFieldRange } from './field-range.ts';
import { type Range, RangeFilter } from './range-filter.tsx';

interface FieldRangeFilterProps extends Range<string> {
  /** The parameter in the URL, without the end that names the limit. */
  name: string;
  field: FilterOptionsQuery['productFilterOptions']['fields'][number];
  onChange: (range: Range<string>) => void;
}

/** A range of numbers, amounts or dates in a custom field. */
export function FieldRangeFilter({ name, field, ...range }: FieldRangeFilterProps) {
  const currency = useCurrency();
  const { type, unit, min, max } = field;
  const placeholder = (limit: string | null | undefined) =>
    limit == null ? undefined : fieldText({ ...field, unit: null }, limit, currency);
  const dates = { type: 'date', min: min ?? undefined, max: max ?? undefined };
  return (
    <RangeFilter
      {...range}
      names={{ from: `${name}.from`, to: `${name}.to` }}
      unit={unit}
      input={type === 'DATE' ? dates : { inputMode: 'decimal' }}
      inputs={{ from: { placeholder: placeholder(min) }, to: { placeholder: placeholder(max) } }}
      textOf={(limit) =>
        type === 'MONEY'
          ? limit.replace(/\d+$/u, (amount) => moneyInputText(Number(amount), currency))
          : limit
      }
      read={(typed) => readFieldRange(typed, type, currency)}
    />
  );
}
