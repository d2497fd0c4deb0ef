import { moneyInputText } from '../../../../forms/money-input.ts';
import { formatRoundMoney } from '../../../../lib/money.ts';
import { readPriceRange } from './price-range.ts';
import { RangeFilter } from './range-filter.tsx';

interface PriceFilterProps {
  /** The applied limits, in minor units. */
  minPrice: number | null;
  maxPrice: number | null;
  /** The lowest and highest price of the products; null while unknown. */
  lowestPrice: number | null;
  highestPrice: number | null;
  currency: string;
  onChange: (limits: { minPrice: number | null; maxPrice: number | null }) => void;
}

/** A price range. */
export function PriceFilter({
  minPrice,
  maxPrice,
  lowestPrice,
  highestPrice,
  currency,
  onChange,
}: PriceFilterProps) {
  const placeholder = (price: number | null) =>
    price === null ? undefined : formatRoundMoney(price, currency);
  return (
    <RangeFilter
      from={minPrice}
      to={maxPrice}
      names={{ from: 'min-price', to: 'max-price' }}
      input={{ inputMode: 'decimal' }}
      inputs={{
        from: { placeholder: placeholder(lowestPrice) },
        to: { placeholder: placeholder(highestPrice) },
      }}
      textOf={(price) => moneyInputText(price, currency)}
      read={(typed) => readPriceRange(typed, currency)}
      onChange={({ from, to }) => onChange({ minPrice: from, maxPrice: to })}
    />
  );
}
