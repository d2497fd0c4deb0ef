import type { MinorUnits } from '../../shared/money/money.ts';
import { type Adjustment, adjustmentOf, discountLines, type PromotionTerms } from './discounts.ts';

/** What is to be priced: the price of one unit, and how many. */
export interface UnpricedLine {
  unitPrice: MinorUnits;
  quantity: number;
}

/** A line with the total of its units, and what promotions take off that. */
export type PricedLine<Line extends UnpricedLine> = Line & { total: MinorUnits; discountTotal: MinorUnits };

/** What lines cost together, in minor units of their currency. */
export interface Totals {
  /** The units of all lines. */
  itemCount: number;
  subtotal: MinorUnits;
  /** What promotions take off the lines. */
  discountTotal: MinorUnits;
  /** What delivery costs after promotions. */
  shippingTotal: MinorUnits;
  /** What the customer pays. */
  total: MinorUnits;
}

/** What delivery costs, in minor units of the currency of the lines. */
export interface DeliveryTerms {
  fee: MinorUnits;
  /** Lines that come to at least this much after discounts are delivered free of charge; null: none are. */
  freeFrom: MinorUnits | null;
}

/** What an order is priced by, beside its lines. */
export interface PriceTerms<Line> {
  delivery: DeliveryTerms;
  /** Those that apply, in the order in which they take something off. */
  promotions?: readonly PromotionTerms<Line>[];
  /** The smallest amount that is paid with, in minor units; 1 when left out. Discounts are multiples of it. */
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
  { delivery, promotions = [], step = 1 }: PriceTerms<Line>,
): PricedOrder<Line> {
  const totalled = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const discounts = discountLines(totalled, promotions, step);
  const priced = totalled.map((line, index) => ({
    ...line,
    discountTotal: sum(discounts.map(({ shares }) => shares[index] ?? 0)),
  }));
  const subtotal = sum(priced.map(({ total }) => total));
  const discountTotal = sum(priced.map((line) => line.discountTotal));
  const fee = lines.length === 0 ? 0 : deliveryFee(subtotal - discountTotal, delivery);
  const freeDelivery = fee > 0 && promotions.find(({ effect }) => effect.kind === 'FREE_DELIVERY');
  const shippingTotal = freeDelivery ? 0 : fee;
  return {
    lines: priced,
    adjustments: freeDelivery ? [...discounts, adjustmentOf(freeDelivery, fee, [])] : discounts,
    totals: {
      itemCount: sum(priced.map(({ quantity }) => quantity)),
      subtotal,
      discountTotal,
      shippingTotal,
      total: subtotal - discountTotal + shippingTotal,
    },
  };
}

/** How much more the lines would have to come to after discounts to be delivered free of charge; null: no matter how much, or they are already. */
export function missingForFreeDelivery(
  { subtotal, discountTotal, shippingTotal }: Totals,
  { freeFrom }: DeliveryTerms,
): MinorUnits | null {
  return freeFrom === null || shippingTotal === 0 ? null : freeFrom - (subtotal - discountTotal);
}

function deliveryFee(lines: MinorUnits, { fee, freeFrom }: DeliveryTerms): MinorUnits {
  return freeFrom !== null && lines >= freeFrom ? 0 : fee;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0);
}
