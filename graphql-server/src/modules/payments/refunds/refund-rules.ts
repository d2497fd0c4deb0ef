import { z } from 'zod';
import { type UserError, userError } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import type { OrderActor } from '../../orders/order-actor.ts';
import { holdsStock, type OrderStatus } from '../../orders/order-status.ts';
import type { LineUnits, Order, OrderLine } from '../../orders/order.ts';
import { addedTax } from '../../pricing/price-order.ts';
import { priceRefund } from '../../pricing/price-refund.ts';
import type { RefundState } from '../payment-states.ts';

/** A part of an order line that was refunded. */
export interface RefundLine {
  orderLineId: string;
  quantity: number;
  /** Units returned to stock. */
  restockedQuantity: number;
}

/** A refund of an order; `amount` in minor units of the order's currency. */
export interface OrderRefund {
  id: string;
  orderId: string;
  amount: number;
  /** The refund of a surplus payment: the order stays paid. */
  surplus: boolean;
  /** The new order that an exchange credits with it; null for a refund of money. */
  exchangeOrderId: string | null;
  reason: string | null;
  state: RefundState;
  lines: readonly RefundLine[];
  actor: OrderActor;
  /** The staff member who requested it; null for other actors. */
  staffName: string | null;
  createdAt: Date;
}

/** Units of an order line to refund, and whether to restock them. */
export interface WantedLine {
  orderLineId: string;
  quantity: number;
  restock: boolean;
}

/** Staff's input for a refund; `amount` in minor units. */
export const refundSchema = z.object({
  idempotencyKey: z.uuid(brokenRule('refund.keyInvalid')),
  amount: z.int().min(1, brokenRule('refund.amountTooSmall')).nullable(),
  reason: requiredLine('label.reason', 200),
});

/** What refundable amounts depend on; see Order. */
type PaidOrder = Pick<Order, 'paymentState' | 'paidAmount'>;

/** Refunded part of what was paid for the order, in minor units. */
export function refundedAmount(
  { paymentState, paidAmount }: PaidOrder,
  refunds: readonly OrderRefund[],
): number {
  if (paymentState === 'REFUNDED') return paidAmount;
  return sumOf(refunds.filter(({ state }) => state === 'DONE'));
}

/**
 * Refundable part of what was paid for the order, in minor units. A rejected refund still counts as refunded,
 * because it can be requested again until staff dismiss it.
 */
export function refundableAmount(
  { paymentState, paidAmount }: PaidOrder,
  refunds: readonly OrderRefund[],
): number {
  const isLeft = paymentState === 'PAID' || paymentState === 'PARTIALLY_PAID';
  return isLeft ? paidAmount - sumOf(refunds) : 0;
}

function sumOf(refunds: readonly OrderRefund[]): number {
  return refunds
    .filter(({ surplus, state }) => !surplus && state !== 'DISMISSED')
    .reduce((sum, { amount }) => sum + amount, 0);
}

interface BoughtLine {
  id: string;
  quantity: number;
  requiresShipping: boolean;
  refundedQuantity: number;
  restockedQuantity: number;
  returningQuantity: number;
}

/**
 * The lines to refund, each once.
 * @throws UserError INVALID_VALUE for a line of another order, for more than is left to refund or is in open
 * returns, or to restock units that were restocked before or can't come back
 */
export function linesToRefund(
  status: OrderStatus,
  bought: readonly BoughtLine[],
  requestedLines: readonly WantedLine[],
): RefundLine[] {
  if (requestedLines.some(({ restock }) => restock) && !holdsStock(status))
    throw invalid('refund.stockReleased');
  const boughtById = new Map(bought.map((line) => [line.id, line]));
  const lines = new Map<string, RefundLine>();
  for (const { orderLineId, quantity, restock } of requestedLines) {
    if (quantity < 0) throw invalid('refund.tooMany');
    const line = lines.get(orderLineId) ?? { orderLineId, quantity: 0, restockedQuantity: 0 };
    line.quantity += quantity;
    if (restock) line.restockedQuantity += quantity;
    lines.set(orderLineId, line);
  }
  for (const { orderLineId, quantity, restockedQuantity } of lines.values()) {
    const line = boughtById.get(orderLineId);
    if (!line) throw invalid('refund.otherOrder');
    const left = line.quantity - line.refundedQuantity;
    if (quantity > left) throw invalid('refund.tooMany');
    if (quantity > left - line.returningQuantity) throw invalid('refund.inReturn');
    if (restockedQuantity > 0 && !line.requiresShipping) throw invalid('refund.notDelivered');
    if (restockedQuantity > line.quantity - line.restockedQuantity) throw invalid('refund.restockedBefore');
  }
  return [...lines.values()].filter(({ quantity }) => quantity > 0);
}

/**
 * How many refunded units of each line were unshipped and never will be shipped. Unshipped units are refunded
 * first.
 */
export function removedUnits(
  bought: readonly { id: string; unsentQuantity: number }[],
  lines: readonly RefundLine[],
): Map<string, number> {
  const unsent = new Map(bought.map((line) => [line.id, line.unsentQuantity]));
  return new Map(
    lines.map(({ orderLineId, quantity }) => [
      orderLineId,
      Math.max(0, Math.min(quantity, unsent.get(orderLineId) ?? 0)),
    ]),
  );
}

/** The currency of a payment, and the step of refund amounts in its minor units. */
export interface RefundTerms {
  currency: string;
  step: number;
}

/**
 * Checks a refund amount. Free units can be refunded with amount zero, which records that they were returned
 * or won't be shipped.
 * @throws UserError INVALID_VALUE for nothing, for more than is left, or for an amount that the provider
 * can't refund
 */
export function assertRefundAmount(
  amount: number,
  left: number,
  { currency, step, areUnitsFree }: RefundTerms & { areUnitsFree: boolean },
): void {
  if (amount === 0 && areUnitsFree) return;
  const reason = amountProblem(amount, left, { currency, step });
  if (reason) throw userError('INVALID_VALUE', reason, ['input', 'amount']);
}

function amountProblem(amount: number, left: number, { currency, step }: RefundTerms): Message | null {
  if (amount < 1) return message('refund.amountTooSmall');
  if (amount > left) return message('refund.amountTooLarge', { left: { amount: left, currency } });
  if (amount % step !== 0) return message('refund.amountNotCharged', { step: { amount: step, currency } });
  return null;
}

type Reason =
  | 'refund.stockReleased'
  | 'refund.otherOrder'
  | 'refund.tooMany'
  | 'refund.inReturn'
  | 'refund.restockedBefore'
  | 'refund.notDelivered';

function invalid(reason: Reason): UserError {
  return userError('INVALID_VALUE', message(reason), ['input', 'lines']);
}

/** Value of units of an order's lines in minor units: see `priceRefund`. */
export function priceLines(
  bought: readonly OrderLine[],
  lines: readonly LineUnits[],
  totals: Pick<Order['totals'], 'total' | 'pricesIncludeTax'>,
): number {
  const quantityByLine = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return priceRefund(
    bought.map((line) => ({
      ...line,
      addedTax: addedTax(totals, line),
      wantedQuantity: quantityByLine.get(line.id) ?? 0,
    })),
    totals.total,
  );
}
