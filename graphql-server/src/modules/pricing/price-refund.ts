import type { MinorUnits } from '../../shared/money/money.ts';
import { lineTotal } from './price-order.ts';

/** An order line, its units refunded before, and those to refund now. */
interface RefundedLine {
  unitPrice: MinorUnits;
  quantity: number;
  /** Discounts on the line. */
  discountTotal: MinorUnits;
  /** The tax added to the line; 0 if its price includes tax. */
  addedTax: MinorUnits;
  refundedQuantity: number;
  wantedQuantity: number;
}

/**
 * The value of the units to refund: their share of what the customer paid for the order, in minor units of
 * its currency. A unit's value is its line's price after discounts, plus added tax. Delivery is split among
 * the lines in proportion to their value, or by units if all lines were free. Shares are rounded so that all
 * units together come to exactly `total`, in however many refunds.
 */
export function priceRefund(lines: readonly RefundedLine[], total: MinorUnits): MinorUnits {
  const areFree = lines.every((line) => paidFor(line, line.quantity) === 0);
  const weight = (line: RefundedLine, units: number) => (areFree ? units : paidFor(line, units));
  const whole = sum(lines.map((line) => weight(line, line.quantity)));
  const before = sum(lines.map((line) => weight(line, line.refundedQuantity)));
  const after = sum(lines.map((line) => weight(line, line.refundedQuantity + line.wantedQuantity)));
  return shareOf(total, after, whole) - shareOf(total, before, whole);
}

/**
 * The tax in an order's refunds, in proportion to the amount paid, in minor units. Rounded down, so that it
 * never exceeds the tax charged; a full refund includes the whole tax.
 */
export function refundedTax(
  { total, taxTotal }: { total: MinorUnits; taxTotal: MinorUnits },
  refunded: MinorUnits,
): MinorUnits {
  return total === 0 ? 0 : shareOf(taxTotal, Math.min(refunded, total), total);
}

/**
 * The price of some units of a line after discounts, with added tax; rounded down, so that all units together
 * cost what the line does.
 */
function paidFor(line: RefundedLine, units: number): MinorUnits {
  return shareOf(lineTotal(line) - line.discountTotal + line.addedTax, units, line.quantity);
}

/** The product of two amounts may exceed a number's range, hence bigint. */
function shareOf(total: MinorUnits, part: number, whole: number): MinorUnits {
  return Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
