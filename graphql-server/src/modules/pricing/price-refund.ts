import type { MinorUnits } from '../../shared/money/money.ts';
import { lineTotal } from './price-order.ts';

/** A line of an order, how many of its units were refunded before, and how many are to be refunded now. */
interface RefundedLine {
  unitPrice: MinorUnits;
  quantity: number;
  refundedQuantity: number;
  wantedQuantity: number;
}

/**
 * What the wanted units come to: their share of what the customer paid for the order, in minor units of its currency. Discounts and shipping are shared
 * among the lines in proportion to their prices. Shares are rounded so that, in however many refunds, all units together come to exactly `total`.
 */
export function priceRefund(lines: readonly RefundedLine[], total: MinorUnits): MinorUnits {
  const subtotal = sum(lines.map(lineTotal));
  const before = sum(lines.map((line) => line.unitPrice * line.refundedQuantity));
  const now = sum(lines.map((line) => line.unitPrice * line.wantedQuantity));
  const share = (part: MinorUnits) => (subtotal === 0 ? 0 : shareOf(total, part, subtotal));
  return share(before + now) - share(before);
}

/** The product of two amounts may be too large for a number. */
function shareOf(total: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits {
  return Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
