import { z } from 'zod';
import { userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import { emailAddress, fullName } from '../customers/users/user-rules.ts';
import { isOpenStatus, type OrderStatus, type ShipmentState } from '../orders/order-status.ts';
import type { LineUnits } from '../orders/order.ts';
import { unitsByLine } from '../orders/shipments/shipment-rules.ts';
import type { OrderSource } from '../orders/order.entity.ts';
import {
  lastReturnDay,
  type OrderReturn,
  returnableUntil,
  type ReturnTerms,
} from '../returns/return-rules.ts';

/** A declaration to withdraw from all or part of an order. */
export interface Withdrawal {
  id: string;
  /** What people call it, for example W1001. */
  number: string;
  orderId: string;
  /** Of the person who declared it; null once it is erased. */
  name: string | null;
  createdAt: Date;
  lines: readonly LineUnits[];
}

/** An order line, as far as it matters for withdrawals. */
interface BoughtLine {
  id: string;
  quantity: number;
  requiresShipping: boolean;
  isWithdrawalExcluded: boolean;
  unsentQuantity: number;
  refundedQuantity: number;
  returningQuantity: number;
}

/** How many of a line can be withdrawn from, and if none, why. */
export interface LineRight {
  quantity: number;
  problem: Message | null;
}

/** What decides whether anything of an order can be withdrawn from. */
interface WithdrawableOrder extends SentOrder {
  receivedAt: Date | null;
  importedFrom: OrderSource | null;
}

interface SentOrder {
  status: OrderStatus;
  shipmentState: ShipmentState;
}

/** How the customer names their order. */
export const orderLookupSchema = z.object({
  orderNumber: requiredLine('label.orderNumber', 100),
  email: emailAddress,
});

/** The declaration, besides its lines. The key is its id. */
export const withdrawalSchema = z.object({
  idempotencyKey: z.uuid(brokenRule('withdrawal.keyInvalid')),
  name: fullName,
});

/**
 * When the customer received the last goods, from which the period counts: at the delivery, but not before
 * the last parcel was sent. Null while anything is still to come.
 */
export function receivedAt(
  shipmentState: ShipmentState,
  delivered: Date | null,
  shipments: readonly { createdAt: Date }[],
): Date | null {
  if (!delivered || shipmentState === 'PART') return null;
  return new Date(Math.max(...[delivered, ...shipments.map(({ createdAt }) => createdAt)].map(Number)));
}

/**
 * Why nothing of an order can be withdrawn from now; null when it can. Until everything was received there is
 * no end to it. If the rest of an order was canceled, what was sent before can be withdrawn from.
 */
export function withdrawalProblem(
  { status, shipmentState, receivedAt: received, importedFrom }: WithdrawableOrder,
  now: Date,
  terms: ReturnTerms,
): Message | null {
  if (importedFrom !== null) return message('order.imported');
  if (status === 'CANCELLED' && shipmentState === 'NONE') return message('withdrawal.cancelled');
  if (status === 'RETURNED') return message('withdrawal.returned');
  if (received === null || now < returnableUntil(received, terms)) return null;
  const date = { day: lastReturnDay(received, terms) };
  return message('withdrawal.tooLate', { days: terms.days, date });
}

/**
 * Lines without the units that are no part of the contract any more, because the rest of the order was
 * canceled. Requests to return something don't count: they give way to a withdrawal.
 */
export function contractLines(
  status: OrderStatus,
  bought: readonly BoughtLine[],
  returns: readonly Pick<OrderReturn, 'state' | 'lines'>[],
): BoughtLine[] {
  const requests = returns.filter(({ state }) => state === 'REQUESTED');
  const requested = unitsByLine(requests.flatMap(({ lines }) => lines));
  return bought.map((line) => {
    const returningQuantity = line.returningQuantity - (requested.get(line.id) ?? 0);
    if (status !== 'CANCELLED') return { ...line, returningQuantity };
    const quantity = line.requiresShipping ? line.quantity - line.unsentQuantity : 0;
    return { ...line, quantity, unsentQuantity: 0, returningQuantity };
  });
}

/**
 * What the law lets a customer withdraw from of a line: nothing of what it excludes, nor of a file that they
 * have.
 */
export function lineRight(line: BoughtLine, isDownloaded: boolean): LineRight {
  if (line.isWithdrawalExcluded) return { quantity: 0, problem: message('withdrawal.excluded') };
  if (isDownloaded) return { quantity: 0, problem: message('withdrawal.downloaded') };
  const quantity = Math.max(0, line.quantity - line.refundedQuantity - line.returningQuantity);
  return { quantity, problem: quantity === 0 ? message('withdrawal.noneLeft') : null };
}

/**
 * The lines of a declaration, of those with a right.
 * @throws UserError INVALID_VALUE for none, for a line of another order, one that is listed twice, or more
 * than there is a right for
 */
export function linesToWithdraw(
  rights: ReadonlyMap<string, LineRight>,
  requestedLines: readonly LineUnits[],
): LineUnits[] {
  const lines = requestedLines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) throw invalid(message('withdrawal.empty'));
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size < lines.length)
    throw invalid(message('return.lineTwice'));
  for (const { orderLineId, quantity } of lines) {
    const right = rights.get(orderLineId);
    if (!right) throw invalid(message('return.otherOrder'));
    if (right.problem) throw invalid(right.problem);
    if (quantity < 0) throw invalid(message('return.negative'));
    if (quantity > right.quantity) throw invalid(message('withdrawal.tooMany', { left: right.quantity }));
  }
  return lines;
}

const invalid = (reason: Message) => userError('INVALID_VALUE', reason, ['input', 'lines']);

/** Whether an earlier withdrawal is this declaration, sent again. */
export function isSameDeclaration(
  earlier: Withdrawal,
  { orderId, name, lines }: Pick<Withdrawal, 'orderId' | 'name' | 'lines'>,
): boolean {
  const [before, now] = [
    unitsByLine(earlier.lines),
    unitsByLine(lines.filter(({ quantity }) => quantity !== 0)),
  ];
  return (
    earlier.orderId === orderId &&
    earlier.name === name &&
    before.size === now.size &&
    [...before].every(([id, quantity]) => now.get(id) === quantity)
  );
}

/**
 * Divides units into those that the shop still has, which come first, and those that were sent. Nobody needs
 * to note parcels: of a delivered order without any, all was sent.
 */
export function divideUnits(
  { status, shipmentState }: SentOrder,
  bought: readonly BoughtLine[],
  lines: readonly LineUnits[],
): { unsent: LineUnits[]; sent: LineUnits[] } {
  const isAnyUnsent = isOpenStatus(status) || shipmentState !== 'NONE';
  const unsent = lines.map(({ orderLineId, quantity }) => {
    const line = bought.find(({ id }) => id === orderLineId);
    if (!line?.requiresShipping) return { orderLineId, quantity };
    return { orderLineId, quantity: isAnyUnsent ? Math.max(0, Math.min(quantity, line.unsentQuantity)) : 0 };
  });
  const sent = lines.map(({ orderLineId, quantity }, index) => ({
    orderLineId,
    quantity: quantity - (unsent[index]?.quantity ?? 0),
  }));
  const isSome = ({ quantity }: LineUnits) => quantity > 0;
  return { unsent: unsent.filter(isSome), sent: sent.filter(isSome) };
}

/** Whether nothing of an order is left after a withdrawal from these lines. */
export function isRest(bought: readonly BoughtLine[], lines: readonly LineUnits[]): boolean {
  return bought.every(({ id, quantity, refundedQuantity, returningQuantity }) => {
    const withdrawn = lines.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0;
    return quantity - refundedQuantity - returningQuantity === withdrawn;
  });
}
