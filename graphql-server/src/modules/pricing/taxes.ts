import type { MinorUnits } from '../../shared/money/money.ts';
import { proportion } from './proportion.ts';
import { spread } from './spread.ts';

/** Whether tax is rounded per line, or once per rate. */
export const taxRoundings = ['LINE', 'TOTAL'] as const;

export type TaxRounding = (typeof taxRoundings)[number];

/** 100% in the unit of rates, thousandths of a percent. */
export const WHOLE_RATE = 100_000;

/** A tax rate and its name, in thousandths of a percent: 19000 is 19%. */
export interface TaxRate {
  name: string;
  rate: number;
}

/** Tax rules of an order. */
export interface TaxTerms<Line> {
  /** Whether prices include tax; otherwise tax is added. */
  pricesInclude: boolean;
  rounding: TaxRounding;
  /** Null for no tax. */
  rateOf: (line: Line) => TaxRate | null;
  delivery: TaxRate | null;
  /** Whether the recipient owes the tax: the customer pays net prices, and the rates become 0. */
  isReverseCharge?: boolean | undefined;
}

/** A tax of an order, in minor units: the net amount, and the tax on it. */
export interface TaxSum extends TaxRate {
  taxable: MinorUnits;
  amount: MinorUnits;
}

/** A taxable amount after discounts, with its rate. */
export interface TaxedPart {
  amount: MinorUnits;
  tax: TaxRate | null;
}

/**
 * The tax of each part, in order, and the totals by rate, highest first. The parts of a rate always add up to
 * its total: if that is rounded as a whole, it is split over them by largest remainder. Rounds half up. Taxes
 * are multiples of `step`, the smallest payable amount.
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
