import type { MinorUnits } from '../../shared/money.ts';

/** What is to be priced: the price of one unit, and how many. */
interface UnpricedLine {
  unitPrice: MinorUnits;
  quantity: number;
}

/** A line with the total of its units. */
type PricedLine<Line extends UnpricedLine> = Line & { total: MinorUnits };

/** What lines cost together, in minor units of their currency. */
export interface Totals {
  /** The units of all lines. */
  itemCount: number;
  subtotal: MinorUnits;
  shippingTotal: MinorUnits;
  /** What the customer pays. */
  total: MinorUnits;
}

/** Shipping is free (specification, section 9). */
const SHIPPING: MinorUnits = 0;

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
): { lines: PricedLine<Line>[]; totals: Totals } {
  const priced = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  return {
    lines: priced,
    totals: {
      itemCount: priced.reduce((count, line) => count + line.quantity, 0),
      subtotal,
      shippingTotal: SHIPPING,
      total: subtotal + SHIPPING,
    },
  };
}
