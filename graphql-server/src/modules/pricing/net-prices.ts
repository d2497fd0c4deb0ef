import type { MinorUnits } from '../../shared/money/money.ts';
import { proportion } from './proportion.ts';
import { type TaxRate, WHOLE_RATE } from './taxes.ts';

/** A price without the tax that it includes, as `taxParts` rounds it. */
export function netOf(amount: MinorUnits, tax: TaxRate | null, step: MinorUnits): MinorUnits {
  return tax ? amount - proportion(amount, tax.rate, WHOLE_RATE + tax.rate, step) : amount;
}

/**
 * The shares of each discount in the lines, limited to what the discounts before it have left of a line: a
 * net discount may be rounded up where the net price was rounded down.
 */
export function netDiscounts(
  shares: readonly (readonly MinorUnits[])[],
  lineTotals: readonly MinorUnits[],
): MinorUnits[][] {
  const left = [...lineTotals];
  return shares.map((discount) =>
    discount.map((share, index) => {
      const limited = Math.min(share, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - limited;
      return limited;
    }),
  );
}

/** The same tax at a rate of 0. */
export function withoutRate(tax: TaxRate | null): TaxRate | null {
  return tax && { ...tax, rate: 0 };
}
