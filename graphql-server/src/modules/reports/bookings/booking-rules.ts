import type { MinorUnits } from '../../../shared/money/money.ts';
import { proportion } from '../../pricing/proportion.ts';
import { spread } from '../../pricing/spread.ts';
import type { TaxSum } from '../../pricing/taxes.ts';

/** What an order costs at one tax rate; `rate` in thousandths of a percent, null for what has no tax. */
export interface TaxPart {
  name: string | null;
  rate: number | null;
  net: MinorUnits;
  tax: MinorUnits;
}

/** A refund, and the prices of the units that it is for, with their tax rates. */
export interface RefundedUnits {
  amount: MinorUnits;
  units: readonly { rate: number | null; gross: MinorUnits }[];
}

/** The parts that an order's total consists of, by tax rate as stored. */
export function taxPartsOf({ total, taxes }: { total: MinorUnits; taxes: readonly TaxSum[] }): TaxPart[] {
  const taxed = taxes.map(({ name, rate, taxable, amount }) => ({ name, rate, net: taxable, tax: amount }));
  const untaxed = total - sum(taxed.map(grossOf));
  return untaxed > 0 ? [...taxed, { name: null, rate: null, net: untaxed, tax: 0 }] : taxed;
}

/**
 * The parts of each refund of an order, in the order of the refunds: first the refunded units with their
 * rates, and the rest in proportion to what is left of each part. Refunds of the whole total give all of its
 * tax back.
 */
export function refundParts(parts: readonly TaxPart[], refunds: readonly RefundedUnits[]): TaxPart[][] {
  const left = parts.map((part) => ({ ...part }));
  return refunds.map(({ amount, units }) => {
    const grossLeft = left.map(grossOf);
    const ofUnits = left.map(({ rate }, index) =>
      Math.min(
        grossLeft[index] ?? 0,
        sum(units.filter((unit) => unit.rate === rate).map(({ gross }) => gross)),
      ),
    );
    const first = spread(Math.min(amount, sum(ofUnits)), ofUnits);
    const rest = spread(
      amount - sum(first),
      grossLeft.map((gross, index) => gross - (first[index] ?? 0)),
    );
    return left.flatMap((part, index) => {
      const gross = (first[index] ?? 0) + (rest[index] ?? 0);
      if (gross === 0) return [];
      const tax = proportion(gross, part.tax, grossOf(part), 1);
      part.net -= gross - tax;
      part.tax -= tax;
      return [{ name: part.name, rate: part.rate, net: gross - tax, tax }];
    });
  });
}

export const grossOf = ({ net, tax }: Pick<TaxPart, 'net' | 'tax'>): MinorUnits => net + tax;

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
