import type { MinorUnits } from '../../shared/money/money.ts';
import { type Adjustment, adjustmentOf, discountLines, type PromotionTerms } from './discounts.ts';
import { netDiscounts, netOf, withoutRate } from './net-prices.ts';
import { taxParts, type TaxRate, type TaxSum, type TaxTerms } from './taxes.ts';

/** A unit price and a quantity. */
export interface UnpricedLine {
  unitPrice: MinorUnits;
  quantity: number;
  /** Whether it must be delivered; true if missing. */
  requiresShipping?: boolean | undefined;
}

/** A line with its total, its discount, and the tax on the discounted total. */
export type PricedLine<Line extends UnpricedLine> = Line & {
  total: MinorUnits;
  discountTotal: MinorUnits;
  /** Included in the discounted total, or added to it: see `Totals`. */
  taxTotal: MinorUnits;
  /** In thousandths of a percent; null for no tax. */
  taxRate: number | null;
};

/** Totals of an order, in minor units of its currency. */
export interface Totals {
  /** Number of units of all lines. */
  itemCount: number;
  subtotal: MinorUnits;
  /** Discounts on the lines. */
  discountTotal: MinorUnits;
  /** Delivery price after promotions. */
  shippingTotal: MinorUnits;
  /**
   * Whether prices include taxes, so that the total already contains them; otherwise they are added. True
   * without taxes.
   */
  pricesIncludeTax: boolean;
  /** Whether the recipient owes the tax (decision 0123): prices are net, and there is no tax. */
  isReverseCharge: boolean;
  /** All taxes, including the tax on delivery. */
  taxTotal: MinorUnits;
  shippingTaxTotal: MinorUnits;
  /** Taxes by rate, highest first. */
  taxes: TaxSum[];
  /** What the customer pays. */
  total: MinorUnits;
}

/** Delivery price, in minor units of the lines' currency. */
export interface DeliveryTerms {
  fee: MinorUnits;
  /** Delivery is free from this amount of what is delivered, after discounts; null if it never is. */
  freeFrom: MinorUnits | null;
  /** Maximum discount of a free delivery promotion; by default the whole fee. */
  promotedOff?: MinorUnits;
}

/** Terms of an order's price, besides its lines. */
export interface PriceTerms<Line> {
  delivery: DeliveryTerms;
  /** Applicable promotions, in the order in which they apply. */
  promotions?: readonly PromotionTerms<Line>[];
  /** Missing for no tax. */
  tax?: TaxTerms<Line> | undefined;
  /** The smallest payable amount, in minor units; default 1. Discounts and taxes are multiples of it. */
  step?: MinorUnits;
}

/** A priced cart or order. */
export interface PricedOrder<Line extends UnpricedLine> {
  lines: PricedLine<Line>[];
  adjustments: Adjustment[];
  totals: Totals;
}

/** Unit price times quantity. */
export function lineTotal({ unitPrice, quantity }: UnpricedLine): MinorUnits {
  return unitPrice * quantity;
}

/**
 * Prices a cart or an order, whose lines share one currency. Only this module adds up money: carts, previews,
 * orders and card charges use its result.
 */
export function priceOrder<Line extends UnpricedLine>(
  lines: readonly Line[],
  { delivery, promotions = [], tax = untaxed, step = 1 }: PriceTerms<Line>,
): PricedOrder<Line> {
  const gross = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const grossDiscounts = discountLines(gross, promotions, step);
  const delivered = toDeliver(discounted(gross, grossDiscounts));
  const fee = delivered.length === 0 ? 0 : deliveryFee(reducedTotal(delivered), delivery);
  const freeDelivery = promotions.find(({ effect }) => effect.kind === 'FREE_DELIVERY');
  const deliveryDiscount = freeDelivery ? Math.min(fee, delivery.promotedOff ?? fee) : 0;
  const adjustments =
    freeDelivery && deliveryDiscount > 0
      ? [...grossDiscounts, adjustmentOf(freeDelivery, deliveryDiscount, [])]
      : grossDiscounts;
  const priced = { lines: gross, adjustments, shippingTotal: fee - deliveryDiscount };
  return tax.isReverseCharge
    ? totalsOf(netOrder(priced, tax, step), exempt(tax), step)
    : totalsOf(priced, tax, step);
}

/** Discounted lines and delivery, before taxes are counted. */
interface UntaxedOrder<Line> {
  lines: (Line & { total: MinorUnits })[];
  adjustments: Adjustment[];
  shippingTotal: MinorUnits;
}

function totalsOf<Line extends UnpricedLine>(
  { lines, adjustments, shippingTotal }: UntaxedOrder<Line>,
  tax: TaxTerms<Line>,
  step: MinorUnits,
): PricedOrder<Line> {
  const reduced = discounted(lines, adjustments);
  const subtotal = sum(reduced.map(({ total }) => total));
  const discountTotal = sum(reduced.map((line) => line.discountTotal));
  const taxed = taxLines(reduced, shippingTotal, tax, step);
  return {
    lines: taxed.lines,
    adjustments,
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

/** Adds to each line its discounts. */
function discounted<Line>(lines: readonly Line[], adjustments: readonly Adjustment[]) {
  return lines.map((line, index) => ({
    ...line,
    discountTotal: sum(adjustments.map(({ shares }) => shares[index] ?? 0)),
  }));
}

/**
 * The net prices of an order. The tax is taken out of each unit price, discount and delivery price, and each
 * is rounded, so that the order still adds up.
 */
function netOrder<Line extends UnpricedLine>(
  { lines, adjustments, shippingTotal }: UntaxedOrder<Line>,
  tax: TaxTerms<Line>,
  step: MinorUnits,
): UntaxedOrder<Line> {
  const rates = lines.map((line) => tax.rateOf(line));
  const netAt = (amount: MinorUnits, rate: TaxRate | null | undefined) =>
    tax.pricesInclude ? netOf(amount, rate ?? null, step) : amount;
  const netLines = lines.map((line, index) => {
    const unitPrice = netAt(line.unitPrice, rates[index]);
    return { ...line, unitPrice, total: lineTotal({ ...line, unitPrice }) };
  });
  const totals = netLines.map(({ total }) => total);
  const netShares = netDiscounts(
    adjustments.map(({ shares }) => shares.map((share, index) => netAt(share, rates[index]))),
    totals,
  );
  return {
    lines: netLines,
    adjustments: adjustments.map((adjustment, index) => {
      const shares = netShares[index] ?? [];
      const isOnDelivery = adjustment.shares.length === 0;
      const amount = isOnDelivery ? netAt(adjustment.amount, tax.delivery) : sum(shares);
      return { ...adjustment, shares, amount };
    }),
    shippingTotal: netAt(shippingTotal, tax.delivery),
  };
}

/** The same taxes at a rate of 0. */
function exempt<Line>(tax: TaxTerms<Line>): TaxTerms<Line> {
  const rateOf = (line: Line) => withoutRate(tax.rateOf(line));
  return { ...tax, pricesInclude: false, rateOf, delivery: withoutRate(tax.delivery) };
}

/** Taxes added to the price of an order or order line. */
export function addedTax(
  { pricesIncludeTax }: Pick<Totals, 'pricesIncludeTax'>,
  { taxTotal }: { taxTotal: MinorUnits },
): MinorUnits {
  return pricesIncludeTax ? 0 : taxTotal;
}

/** The lines that must be delivered; no others count for delivery. */
export function toDeliver<Line extends UnpricedLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ requiresShipping = true }) => requiresShipping);
}

/**
 * How much more the lines to deliver must come to after discounts for free delivery; null if it is free
 * already or never free.
 */
export function missingForFreeDelivery(
  { lines, totals: { shippingTotal } }: Pick<PricedOrder<UnpricedLine>, 'lines' | 'totals'>,
  { freeFrom }: DeliveryTerms,
): MinorUnits | null {
  return freeFrom === null || shippingTotal === 0 ? null : freeFrom - reducedTotal(toDeliver(lines));
}

function reducedTotal(lines: readonly { total: MinorUnits; discountTotal: MinorUnits }[]): MinorUnits {
  return sum(lines.map(({ total, discountTotal }) => total - discountTotal));
}

/** Without taxes, prices are what the customer pays. */
const untaxed = { pricesInclude: true, rounding: 'LINE', rateOf: () => null, delivery: null } as const;

/** Adds taxes to lines and delivery, on the amounts after discounts. */
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
      isReverseCharge: terms.isReverseCharge ?? false,
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
