import { z } from 'zod';
import { type UserError, userError } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import {
  holdsStock,
  type OrderActor,
  type OrderStatus,
  type PaymentState,
} from '../../orders/order-status.ts';
import type { LineUnits, Order, OrderLine } from '../../orders/order.ts';
import { addedTax } from '../../pricing/price-order.ts';
import { priceRefund } from '../../pricing/price-refund.ts';
import type { RefundState } from '../payment-states.ts';

/** A part of an order line that was refunded. */
export interface RefundLine {
  orderLineId: string;
  quantity: number;
  /** How many of them went back into stock. */
  restockedQuantity: number;
}

/** A refund of an order; `amount` in minor units of the order's currency. */
export interface OrderRefund {
  id: string;
  orderId: string;
  amount: number;
  /** Of a payment too many: what the order costs stays paid. */
  surplus: boolean;
  reason: string | null;
  state: RefundState;
  lines: readonly RefundLine[];
  actor: OrderActor;
  /** Of the member of staff who requested it; null for anybody else. */
  staffName: string | null;
  createdAt: Date;
}

/** What is refunded of an order line, and whether it goes back into stock. */
export interface WantedLine {
  orderLineId: string;
  quantity: number;
  restock: boolean;
}

/** What staff says about a refund; `amount` in minor units. */
export const refundSchema = z.object({
  idempotencyKey: z.uuid(brokenRule('refund.keyInvalid')),
  amount: z.int().min(1, brokenRule('refund.amountTooSmall')).nullable(),
  reason: requiredLine('label.reason', 200),
});

/** What the money of an order depends on; `total` in minor units. */
interface PaidOrder {
  paymentState: PaymentState;
  total: number;
}

/** What was refunded of an order's total, in minor units. */
export function refundedAmount({ paymentState, total }: PaidOrder, refunds: readonly OrderRefund[]): number {
  if (paymentState === 'REFUNDED') return total;
  return sumOf(refunds.filter(({ state }) => state === 'DONE'));
}

/**
 * What can still be refunded of an order's total, in minor units. What the provider was asked for is taken,
 * also if it said no: it is asked again, until an admin gives that up.
 */
export function refundableAmount(
  { paymentState, total }: PaidOrder,
  refunds: readonly OrderRefund[],
): number {
  return paymentState === 'PAID' ? total - sumOf(refunds) : 0;
}

function sumOf(refunds: readonly OrderRefund[]): number {
  return refunds
    .filter(({ surplus, state }) => !surplus && state !== 'DISMISSED')
    .reduce((sum, { amount }) => sum + amount, 0);
}

interface BoughtLine {
  id: string;
  quantity: number;
  refundedQuantity: number;
  restockedQuantity: number;
  returningQuantity: number;
}

/**
 * The lines to refund, each once.
 * @throws UserError INVALID_VALUE for a line of another order, for more than is left to refund or is spoken
 * for by open returns, or for stock that went back before
 */
export function linesToRefund(
  status: OrderStatus,
  bought: readonly BoughtLine[],
  wanted: readonly WantedLine[],
): RefundLine[] {
  if (wanted.some(({ restock }) => restock) && !holdsStock(status)) throw invalid('refund.stockReleased');
  const boughtById = new Map(bought.map((line) => [line.id, line]));
  const lines = new Map<string, RefundLine>();
  for (const { orderLineId, quantity, restock } of wanted) {
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
    if (restockedQuantity > line.quantity - line.restockedQuantity) throw invalid('refund.restockedBefore');
  }
  return [...lines.values()].filter(({ quantity }) => quantity > 0);
}

/**
 * How many units of each line had not been sent when they were refunded, and never will be. What was not sent
 * is refunded first.
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

/** The currency of a payment, and in what steps of its minor units it can be refunded. */
export interface RefundTerms {
  currency: string;
  step: number;
}

/**
 * Whether so much can be refunded. Units that cost nothing are refunded by nothing: that says that they are
 * not sent any more, or came back.
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
  | 'refund.restockedBefore';

function invalid(reason: Reason): UserError {
  return userError('INVALID_VALUE', message(reason), ['input', 'lines']);
}

/** What units of an order's lines come to, in minor units: see `priceRefund`. */
export function priceLines(
  bought: readonly OrderLine[],
  lines: readonly LineUnits[],
  totals: Pick<Order['totals'], 'total' | 'pricesIncludeTax'>,
): number {
  const wanted = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return priceRefund(
    bought.map((line) => ({
      ...line,
      addedTax: addedTax(totals, line),
      wantedQuantity: wanted.get(line.id) ?? 0,
    })),
    totals.total,
  );
}
