import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { formatRoundMoney } from '../../../../lib/money.ts';
import type { ParsedRange, TypedRange } from './range-filter.tsx';

/** The server's limit, in minor units. */
const MAX_PRICE = 100_000_000;
/** The example amount in the error message, in minor units. */
const EXAMPLE = 2500;

/** Parses typed prices to minor units; an empty field means no limit. */
export function readPriceRange({ from, to }: TypedRange, currency: string): ParsedRange<number> {
  const [minPrice, maxPrice] = [readPrice(from, currency), readPrice(to, currency)];
  const errors = { ...errorOf('from', minPrice, currency), ...errorOf('to', maxPrice, currency) };
  if (typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice && !errors.to) {
    errors.to = t`This is less than the lowest price`;
  }
  return { from: minPrice ?? null, to: maxPrice ?? null, errors };
}

/** Null if empty; undefined if it is not an amount. */
function readPrice(text: string, currency: string): number | null | undefined {
  return text.trim() === '' ? null : (parseMoney(text, currency) ?? undefined);
}

function errorOf(
  field: keyof TypedRange,
  price: number | null | undefined,
  currency: string,
): ParsedRange<number>['errors'] {
  if (price === undefined)
    return { [field]: t`Please enter an amount like ${moneyInputText(EXAMPLE, currency)}` };
  if ((price ?? 0) > MAX_PRICE)
    return { [field]: t`Please enter at most ${formatRoundMoney(MAX_PRICE, currency)}` };
  return {};
}
