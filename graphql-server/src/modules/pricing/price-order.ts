import type { MinorUnits } from '../../shared/money/money.ts';
import { type Adjustment, adjustmentOf, discountLines, type PromotionTerms } from './discounts.ts';
import { taxParts, type TaxSum, type TaxTerms } from './taxes.ts';

/** What is to be priced: the price of one unit, and how many. */
export interface UnpricedLine {
  unitPrice: MinorUnits;
  quantity: number;
}

/** A line with the total of its units, what promotions take off that, and the tax on the rest. */
export type PricedLine<Line extends UnpricedLine> = Line & {
  total: MinorUnits;
  discountTotal: MinorUnits;
  /** Contained in the rest, or to be added to it: see `Totals`. */
  taxTotal: MinorUnits;
  /** In thousandths of a percent; null: no tax. */
  taxRate: number | null;
};

/** What lines cost together, in minor units of their currency. */
export interface Totals {
  /** The units of all lines. */
  itemCount: number;
  subtotal: MinorUnits;
  /** What promotions take off the lines. */
  discountTotal: MinorUnits;
  /** What delivery costs after promotions. */
  shippingTotal: MinorUnits;
  /**
   * Whether prices contain the taxes, so that they are a part of the total already; otherwise they are added.
   * True without any.
   */
  pricesIncludeTax: boolean;
  /** All taxes, that on delivery included. */
  taxTotal: MinorUnits;
  /** The tax on delivery. */
  shippingTaxTotal: MinorUnits;
  /** The taxes by rate, the highest first. */
  taxes: TaxSum[];
  /** What the customer pays. */
  total: MinorUnits;
}

/** What delivery costs, in minor units of the currency of the lines. */
export interface DeliveryTerms {
  fee: MinorUnits;
  /** Lines that come to at least this much after discounts are delivered free of charge; null: none are. */
  freeFrom: MinorUnits | null;
  /** What a promotion of free delivery takes off at most; left out: all of it. */
  promotedOff?: MinorUnits;
}

/** What an order is priced by, beside its lines. */
export interface PriceTerms<Line> {
  delivery: DeliveryTerms;
  /** Those that apply, in the order in which they take something off. */
  promotions?: readonly PromotionTerms<Line>[];
  /** Left out: no tax. */
  tax?: TaxTerms<Line> | undefined;
  /**
   * The smallest amount that is paid with, in minor units; 1 when left out. Discounts and taxes are multiples
   * of it.
   */
  step?: MinorUnits;
}

/** A priced cart or order. */
export interface PricedOrder<Line extends UnpricedLine> {
  lines: PricedLine<Line>[];
  adjustments: Adjustment[];
  totals: Totals;
}

/** The price of a line: its unit price times its quantity. */
export function lineTotal({ unitPrice, quantity }: UnpricedLine): MinorUnits {
  return unitPrice * quantity;
}

/**
 * Prices a cart or an order, whose lines are all in one currency. Only this module adds up money: carts,
 * previews, orders and what a card is charged show what it returns.
 */
export function priceOrder<Line extends UnpricedLine>(
  lines: readonly Line[],
  { delivery, promotions = [], tax = untaxed, step = 1 }: PriceTerms<Line>,
): PricedOrder<Line> {
  const totalled = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const discounts = discountLines(totalled, promotions, step);
  const reduced = totalled.map((line, index) => ({
    ...line,
    discountTotal: sum(discounts.map(({ shares }) => shares[index] ?? 0)),
  }));
  const subtotal = sum(reduced.map(({ total }) => total));
  const discountTotal = sum(reduced.map((line) => line.discountTotal));
  const fee = lines.length === 0 ? 0 : deliveryFee(subtotal - discountTotal, delivery);
  const freeDelivery = promotions.find(({ effect }) => effect.kind === 'FREE_DELIVERY');
  const deliveryDiscount = freeDelivery ? Math.min(fee, delivery.promotedOff ?? fee) : 0;
  const shippingTotal = fee - deliveryDiscount;
  const taxed = taxLines(reduced, shippingTotal, tax, step);
  return {
    lines: taxed.lines,
    adjustments:
      freeDelivery && deliveryDiscount > 0
        ? [...discounts, adjustmentOf(freeDelivery, deliveryDiscount, [])]
        : discounts,
    totals: {
      itemCount: sum(reduced.map(({ quantity }) => quantity)),
      subtotal,
      discountTotal,
      shippingTotal,
      ...taxed.totals,
      total: subtotal - discountTotal + shippingTotal + addedTax(taxed.totals, taxed.totals),
    },
  };
}

/** What taxes add to the price of an order, or of a line of it. */
export function addedTax(
  { pricesIncludeTax }: Pick<Totals, 'pricesIncludeTax'>,
  { taxTotal }: { taxTotal: MinorUnits },
): MinorUnits {
  return pricesIncludeTax ? 0 : taxTotal;
}

/**
 * How much more the lines would have to come to after discounts to be delivered free of charge; null: no
 * matter how much, or they are already.
 */
export function missingForFreeDelivery(
  { subtotal, discountTotal, shippingTotal }: Totals,
  { freeFrom }: DeliveryTerms,
): MinorUnits | null {
  return freeFrom === null || shippingTotal === 0 ? null : freeFrom - (subtotal - discountTotal);
}

/** Without taxes, prices are what is paid. */
const untaxed = { pricesInclude: true, rounding: 'LINE', rateOf: () => null, delivery: null } as const;

/** Lines and delivery with the taxes on what is left of them after discounts. */
function taxLines<Line extends { total: MinorUnits; discountTotal: MinorUnits }>(
  lines: readonly Line[],
  shippingTotal: MinorUnits,
  terms: TaxTerms<Line>,
  step: MinorUnits,
) {
  const rates = lines.map((line) => terms.rateOf(line));
  const parts = lines.map(({ total, discountTotal }, index) => ({
    amount: total - discountTotal,
    tax: rates[index] ?? null,
  }));
  const { shares, taxes } = taxParts([...parts, { amount: shippingTotal, tax: terms.delivery }], terms, step);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      taxTotal: shares[index] ?? 0,
      taxRate: rates[index]?.rate ?? null,
    })),
    totals: {
      pricesIncludeTax: terms.pricesInclude,
      taxTotal: sum(shares),
      shippingTaxTotal: shares.at(-1) ?? 0,
      taxes,
    },
  };
}

function deliveryFee(lines: MinorUnits, { fee, freeFrom }: DeliveryTerms): MinorUnits {
  return freeFrom !== null && lines >= freeFrom ? 0 : fee;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0);
}
