import type { MinorUnits } from '../../shared/money/money.ts';

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

/** What delivery costs, in minor units of the currency of the lines. */
export interface DeliveryTerms {
  fee: MinorUnits;
  /** Lines of at least this much together are delivered free of charge; null: none are. */
  freeFrom: MinorUnits | null;
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
  delivery: DeliveryTerms,
): { lines: PricedLine<Line>[]; totals: Totals } {
  const priced = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  const shippingTotal = lines.length === 0 ? 0 : deliveryFee(subtotal, delivery);
  return {
    lines: priced,
    totals: {
      itemCount: priced.reduce((count, line) => count + line.quantity, 0),
      subtotal,
      shippingTotal,
      total: subtotal + shippingTotal,
    },
  };
}

function deliveryFee(subtotal: MinorUnits, { fee, freeFrom }: DeliveryTerms): MinorUnits {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}
