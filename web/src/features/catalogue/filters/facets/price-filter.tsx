import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { moneyInputText } from '../../../../forms/money-input.ts';
import { formatRoundMoney } from '../../../../lib/money.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { readPriceRange } from './price-range.ts';
import styles from './facets.module.css';

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

/** A price range, applied on Enter or blur. Invalid input stays in its field, with an error message. */
export function PriceFilter({
  minPrice,
  maxPrice,
  lowestPrice,
  highestPrice,
  currency,
  onChange,
}: PriceFilterProps) {
  const id = useId();
  const textOf = (price: number | null) => (price === null ? '' : moneyInputText(price, currency));
  const [typed, setTyped] = useState({ from: textOf(minPrice), to: textOf(maxPrice) });
  const [isChecked, setChecked] = useState(false);
  const [applied, setApplied] = useState({ minPrice, maxPrice });
  // They may change through a chip, through "back", or by typing.
  if (applied.minPrice !== minPrice || applied.maxPrice !== maxPrice) {
    setApplied({ minPrice, maxPrice });
    setTyped({ from: textOf(minPrice), to: textOf(maxPrice) });
    setChecked(false);
  }
  const range = readPriceRange(typed, currency);

  function apply(): void {
    setChecked(true);
    if (Object.keys(range.errors).length > 0) return;
    if (range.minPrice === minPrice && range.maxPrice === maxPrice) return;
    onChange({ minPrice: range.minPrice, maxPrice: range.maxPrice });
  }

  const field = (name: 'from' | 'to', label: string, extreme: number | null) => (
    <TextField
      id={`${id}-${name}`}
      name={name === 'from' ? 'min-price' : 'max-price'}
      className={styles.price}
      label={label}
      optionalMark={false}
      inputMode="decimal"
      autoComplete="off"
      placeholder={extreme === null ? undefined : formatRoundMoney(extreme, currency)}
      value={typed[name]}
      error={isChecked ? range.errors[name] : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
  return (
    <div className={styles.prices}>
      {field('from', t`From`, lowestPrice)}
      {field('to', t`To`, highestPrice)}
    </div>
  );
}
