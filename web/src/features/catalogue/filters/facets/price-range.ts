import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { formatRoundMoney } from '../../../../lib/money.ts';

/** The server's limit, in minor units. */
const MAX_PRICE = 100_000_000;
/** The example amount in the error message, in minor units. */
const EXAMPLE = 2500;

/** The text in the two fields of the price filter. */
export interface TypedPrices {
  from: string;
  to: string;
}

/** The typed limits in minor units (null for none), and the error of each field. */
export interface PriceRange {
  minPrice: number | null;
  maxPrice: number | null;
  errors: Partial<Record<keyof TypedPrices, string>>;
}

/** Parses typed prices; an empty field means no limit. */
export function readPriceRange({ from, to }: TypedPrices, currency: string): PriceRange {
  const [minPrice, maxPrice] = [readPrice(from, currency), readPrice(to, currency)];
  const errors = { ...errorOf('from', minPrice, currency), ...errorOf('to', maxPrice, currency) };
  if (typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice && !errors.to) {
    errors.to = t`This is less than the lowest price`;
  }
  return { minPrice: minPrice ?? null, maxPrice: maxPrice ?? null, errors };
}

/** Null if empty; undefined if it is not an amount. */
function readPrice(text: string, currency: string): number | null | undefined {
  return text.trim() === '' ? null : (parseMoney(text, currency) ?? undefined);
}

function errorOf(
  field: keyof TypedPrices,
  price: number | null | undefined,
  currency: string,
): PriceRange['errors'] {
  if (price === undefined)
    return { [field]: t`Please enter an amount like ${moneyInputText(EXAMPLE, currency)}` };
  if ((price ?? 0) > MAX_PRICE)
    return { [field]: t`Please enter at most ${formatRoundMoney(MAX_PRICE, currency)}` };
  return {};
}
