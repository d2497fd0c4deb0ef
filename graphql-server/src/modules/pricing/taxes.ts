import type { MinorUnits } from '../../shared/money/money.ts';
import { proportion } from './proportion.ts';
import { spread } from './spread.ts';

/** Whether a tax is rounded for each line, or once for all lines of one rate. */
export const taxRoundings = ['LINE', 'TOTAL'] as const;

export type TaxRounding = (typeof taxRoundings)[number];

/** What all of 100 % is, in the unit of rates: thousandths of a percent. */
export const WHOLE_RATE = 100_000;

/** A tax by its name and its rate, in thousandths of a percent: 19000 is 19 %. */
export interface TaxRate {
  name: string;
  rate: number;
}

/** How an order is taxed. */
export interface TaxTerms<Line> {
  /** Whether prices contain the tax; otherwise it is added to them. */
  pricesInclude: boolean;
  rounding: TaxRounding;
  /** Null: no tax. */
  rateOf: (line: Line) => TaxRate | null;
  delivery: TaxRate | null;
}

/** A tax of an order, in minor units: what it is on, without it, and what it comes to. */
export interface TaxSum extends TaxRate {
  taxable: MinorUnits;
  amount: MinorUnits;
}

/** What is taxed: an amount after discounts, and the rate. */
export interface TaxedPart {
  amount: MinorUnits;
  tax: TaxRate | null;
}

/**
 * The tax of each part, in the order of the parts, and what it comes to by rate, the highest first. The parts
 * of a rate always add up to its sum: where that is rounded as a whole, it is spread over them by largest
 * remainder. Halves are rounded up. Taxes are multiples of `step`, the smallest amount that is paid with.
 */
export function taxParts(
  parts: readonly TaxedPart[],
  { pricesInclude, rounding }: Pick<TaxTerms<unknown>, 'pricesInclude' | 'rounding'>,
  step: MinorUnits,
): { shares: MinorUnits[]; taxes: TaxSum[] } {
  const shares = parts.map(() => 0);
  const taxed = [...parts.entries()].flatMap(([index, { amount, tax }]) =>
    tax && amount > 0 ? [{ index, amount, tax }] : [],
  );
  const byRate = Map.groupBy(taxed, ({ tax: { name, rate } }) => `${rate} ${name}`);
  const taxes = [...byRate.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { name, rate } = first.tax;
    const taxOf = (amount: MinorUnits) =>
      proportion(amount, rate, pricesInclude ? WHOLE_RATE + rate : WHOLE_RATE, step);
    const amounts = group.map(({ amount }) => amount);
    const ofGroup = rounding === 'LINE' ? amounts.map(taxOf) : spread(taxOf(sum(amounts)), amounts, step);
    for (const [position, { index }] of group.entries()) shares[index] = ofGroup[position] ?? 0;
    const amount = sum(ofGroup);
    return [{ name, rate, taxable: sum(amounts) - (pricesInclude ? amount : 0), amount }];
  });
  return {
    shares,
    taxes: taxes.toSorted((one, other) => other.rate - one.rate || one.name.localeCompare(other.name, 'en')),
  };
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
