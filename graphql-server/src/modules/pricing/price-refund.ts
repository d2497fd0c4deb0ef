import type { MinorUnits } from '../../shared/money/money.ts';
import { lineTotal } from './price-order.ts';

/** A line of an order, how many of its units were refunded before, and how many are to be refunded now. */
interface RefundedLine {
  unitPrice: MinorUnits;
  quantity: number;
  /** What promotions took off the line. */
  discountTotal: MinorUnits;
  /** The tax that was added to the line; 0 where its price contains it. */
  addedTax: MinorUnits;
  refundedQuantity: number;
  wantedQuantity: number;
}

/**
 * What the wanted units come to: their share of what the customer paid for the order, in minor units of its
 * currency. A unit counts with its line's price after discounts, and the tax that was added; delivery is
 * shared among the lines in proportion to that, or by units where no line cost anything. Shares are rounded
 * so that, in however many refunds, all units together come to exactly `total`.
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
 * The tax in what was refunded of an order, in proportion to what was paid, in minor units: rounded down, so
 * that it is never more than was charged, and all of it once all has gone back.
 */
export function refundedTax(
  { total, taxTotal }: { total: MinorUnits; taxTotal: MinorUnits },
  refunded: MinorUnits,
): MinorUnits {
  return total === 0 ? 0 : shareOf(taxTotal, Math.min(refunded, total), total);
}

/**
 * What so many units of a line cost after discounts, with the tax that was added; rounded down, so that all
 * of them cost what the line does.
 */
function paidFor(line: RefundedLine, units: number): MinorUnits {
  return shareOf(lineTotal(line) - line.discountTotal + line.addedTax, units, line.quantity);
}

/** The product of two amounts may be too large for a number. */
function shareOf(total: MinorUnits, part: number, whole: number): MinorUnits {
  return Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
