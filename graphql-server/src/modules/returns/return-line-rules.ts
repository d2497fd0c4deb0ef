import { UserError, userError, type UserErrorIssue } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { holdsStock, type OrderStatus, type ShipmentState } from '../orders/order-status.ts';
import type { LineUnits } from '../orders/order.ts';
import type { ReturnLine, ReturnReason } from './return-rules.ts';

/** An order line, as far as it matters for returns. */
interface BoughtLine {
  id: string;
  quantity: number;
  requiresShipping: boolean;
  unsentQuantity: number;
  refundedQuantity: number;
  returningQuantity: number;
}

/** How many of a line can be returned: of what was delivered, neither refunded nor in another return. */
export function returnableQuantity(line: BoughtLine, shipmentState: ShipmentState): number {
  if (!line.requiresShipping) return 0;
  // Nobody needs to note parcels: of an order without any, all was delivered.
  const undelivered = shipmentState === 'NONE' ? 0 : line.unsentQuantity;
  return Math.max(0, line.quantity - undelivered - line.refundedQuantity - line.returningQuantity);
}

/** What a customer wants to return of a line. */
export interface WantedReturnLine extends LineUnits {
  reason: ReturnReason | null;
}

interface LineIssue {
  index: number;
  part: 'quantity' | 'reason';
  reason: Message;
}

/**
 * The lines of a request.
 * @throws UserError INVALID_VALUE or REQUIRED, naming each line that can't be returned like this
 */
export function linesToReturn(
  bought: readonly BoughtLine[],
  shipmentState: ShipmentState,
  requestedLines: readonly WantedReturnLine[],
): (LineUnits & { reason: ReturnReason })[] {
  if (requestedLines.every(({ quantity }) => quantity === 0)) throw invalidLines('return.empty');
  const seen = new Set<string>();
  const issues: LineIssue[] = [];
  const lines = requestedLines.flatMap(({ orderLineId, quantity, reason }, index) => {
    const line = bought.find(({ id }) => id === orderLineId);
    if (!line) throw invalidLines('return.otherOrder');
    if (seen.has(orderLineId)) throw invalidLines('return.lineTwice');
    seen.add(orderLineId);
    const tooMany = quantityProblem(quantity, returnableQuantity(line, shipmentState));
    if (tooMany) issues.push({ index, part: 'quantity', reason: tooMany });
    if (quantity === 0) return [];
    if (reason === null) issues.push({ index, part: 'reason', reason: message('return.reasonMissing') });
    return [{ orderLineId, quantity, reason: reason ?? 'OTHER' }];
  });
  throwIssues(issues);
  return lines;
}

function quantityProblem(quantity: number, left: number): Message | null {
  if (quantity < 0) return message('return.negative');
  if (quantity <= left) return null;
  return left > 0 ? message('return.tooMany', { left }) : message('return.noneLeft');
}

function throwIssues(issues: readonly LineIssue[]): void {
  const [first, ...rest] = issues.map(({ index, part, reason }): UserErrorIssue => ({
    code: part === 'reason' ? 'REQUIRED' : 'INVALID_VALUE',
    message: reason,
    field: ['input', 'lines', String(index), part],
  }));
  if (first) throw new UserError([first, ...rest]);
}

function invalidLines(key: 'return.empty' | 'return.otherOrder' | 'return.lineTwice'): UserError {
  return userError('INVALID_VALUE', message(key), ['input', 'lines']);
}

/** How many of a line have arrived in all, and how many of those go back into stock. */
export interface Receipt {
  orderLineId: string;
  receivedQuantity: number;
  restockedQuantity: number;
}

/**
 * What a receipt changes of a line: its new numbers, and how many units have arrived and go back into stock
 * with it.
 */
export interface ReceivedLine extends Receipt {
  arrived: number;
  restock: number;
}

/**
 * What changes when so much of a return has arrived. Receipts give totals, so that repeating one changes
 * nothing; what went back into stock may be sold by now, so that neither number gets smaller.
 * @throws UserError INVALID_VALUE for more than was to come back, for less than arrived before, or for stock
 * that an order no longer holds
 */
export function linesToReceive(
  lines: readonly ReturnLine[],
  status: OrderStatus,
  receipts: readonly Receipt[],
): ReceivedLine[] {
  const byLine = new Map(receipts.map((receipt) => [receipt.orderLineId, receipt]));
  if (receipts.some(({ orderLineId }) => !lines.some((line) => line.orderLineId === orderLineId)))
    throw invalidReceipt('return.otherOrder');
  const after = lines.map((before) => ({ before, ...(byLine.get(before.orderLineId) ?? before) }));
  for (const { before, receivedQuantity, restockedQuantity } of after) {
    if (receivedQuantity > before.quantity) throw invalidReceipt('return.receivedTooMany');
    if (receivedQuantity < before.receivedQuantity || restockedQuantity < before.restockedQuantity)
      throw invalidReceipt('return.receivedBefore');
    if (restockedQuantity > receivedQuantity) throw invalidReceipt('return.restockedTooMany');
  }
  if (after.every(({ receivedQuantity }) => receivedQuantity === 0))
    throw invalidReceipt('return.nothingReceived');
  const changed = after
    .map(({ before, orderLineId, receivedQuantity, restockedQuantity }) => ({
      orderLineId,
      receivedQuantity,
      restockedQuantity,
      arrived: receivedQuantity - before.receivedQuantity,
      restock: restockedQuantity - before.restockedQuantity,
    }))
    .filter(({ arrived, restock }) => arrived > 0 || restock > 0);
  if (changed.some(({ restock }) => restock > 0) && !holdsStock(status))
    throw invalidReceipt('refund.stockReleased');
  return changed;
}

type ReceiptProblem =
  | 'return.otherOrder'
  | 'return.receivedTooMany'
  | 'return.receivedBefore'
  | 'return.restockedTooMany'
  | 'return.nothingReceived'
  | 'refund.stockReleased';

function invalidReceipt(key: ReceiptProblem): UserError {
  return userError('INVALID_VALUE', message(key), ['lines']);
}
