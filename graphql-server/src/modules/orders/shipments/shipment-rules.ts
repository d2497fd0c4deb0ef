import { z } from 'zod';
import { type UserError, userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { line, storableText } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { orNone } from '../../customers/users/user-rules.ts';
import type { LineUnits } from '../order.ts';
import type { OrderStatus, PaymentMethod, PaymentState, ShipmentState } from '../order-status.ts';
import { trackingPage } from './carriers.ts';

/** A parcel on its way to the customer. */
export interface Shipment {
  id: string;
  orderId: string;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Of the member of staff who sent it; null for one who left. */
  staffName: string | null;
  createdAt: Date;
  lines: readonly LineUnits[];
}

const MAX_URL = 2048;

const trackingUrl = storableText
  .trim()
  .max(MAX_URL, brokenRule('trackingUrl.tooLong', { max: MAX_URL }))
  .regex(/^https:\/\/[^\s\p{Cc}"'<>\\]+$/u, brokenRule('trackingUrl.invalid'));

/** How a parcel travels. Without an address of its own it gets the carrier's tracking page. */
export const trackingSchema = z
  .object({
    carrier: orNone(line('label.carrier', 60)).default(null),
    trackingNumber: orNone(line('label.trackingNumber', 100)).default(null),
    trackingUrl: orNone(trackingUrl).default(null),
  })
  .transform(({ carrier, trackingNumber, trackingUrl: url }) => ({
    carrier,
    trackingNumber,
    trackingUrl: url ?? trackingPage(carrier, trackingNumber),
  }));

/** What a shipment needs to know of its order. */
interface ShippedOrder {
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_state: PaymentState;
}

/**
 * Whether anything of the order may be sent. Nothing of one that is cancelled or returned, whose money went
 * back, or that still waits for a card: it is cancelled by itself when nobody pays. A transfer may come
 * later, as business customers have it.
 * @throws UserError NOT_SHIPPABLE
 */
export function assertShippable({ status, payment_method, payment_state }: ShippedOrder): void {
  if (status === 'CANCELLED' || status === 'RETURNED') throw notShippable('shipment.orderClosed');
  if (payment_state === 'REFUNDED') throw notShippable('shipment.orderRefunded');
  if (payment_method === 'CARD' && payment_state === 'UNPAID') throw notShippable('shipment.orderUnpaid');
}

/** What taking a parcel back needs to know of its order, and of the lines in the parcel. */
interface SentUnits {
  status: OrderStatus;
  lines: readonly { refundedQuantity: number; returningQuantity: number }[];
}

/**
 * Whether a parcel may count as not sent after all: only while the order waits for its delivery, and nothing
 * in the parcel was refunded or is to be returned, which counts on it having been sent.
 * @throws UserError NOT_CANCELLABLE
 */
export function assertShipmentCancellable({ status, lines }: SentUnits): void {
  if (status !== 'PENDING') throw userError('NOT_CANCELLABLE', message('shipment.orderNotPending'), ['id']);
  if (lines.some(({ refundedQuantity, returningQuantity }) => refundedQuantity + returningQuantity > 0))
    throw userError('NOT_CANCELLABLE', message('shipment.refunded'), ['id']);
}

/** How many units of each order line these are, by the line's id. */
export function unitsByLine(lines: readonly LineUnits[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { orderLineId, quantity } of lines) {
    units.set(orderLineId, (units.get(orderLineId) ?? 0) + quantity);
  }
  return units;
}

/** An order line, as far as it is still to be sent. */
interface UnsentLine {
  id: string;
  unsentQuantity: number;
}

/**
 * What a shipment contains, each line once: the lines that are wanted, or, with null, all that was not sent
 * yet.
 * @throws UserError NOT_SHIPPABLE when nothing is left; INVALID_VALUE for a line of another order, or for
 * more than is left
 */
export function linesToSend(bought: readonly UnsentLine[], wanted: readonly LineUnits[] | null): LineUnits[] {
  const left = new Map(bought.map(({ id, unsentQuantity }) => [id, unsentQuantity]));
  if ([...left.values()].every((quantity) => quantity <= 0)) throw notShippable('shipment.nothingLeft');
  if (wanted?.some(({ quantity }) => quantity < 0)) throw invalid('shipment.tooMany');
  const lines = [...(wanted ? unitsByLine(wanted) : left)]
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw invalid('shipment.empty');
  for (const { orderLineId, quantity } of lines) {
    const most = left.get(orderLineId);
    if (most === undefined) throw invalid('shipment.otherOrder');
    if (quantity > most) throw invalid('shipment.tooMany');
  }
  return lines;
}

/** How much of an order of which something was sent is sent, when these units leave what was to be sent. */
export function shipmentStateAfter(
  bought: readonly UnsentLine[],
  leaving: ReadonlyMap<string, number>,
): ShipmentState {
  return bought.every(({ id, unsentQuantity }) => unsentQuantity <= (leaving.get(id) ?? 0)) ? 'ALL' : 'PART';
}

type Reason =
  'shipment.orderClosed' | 'shipment.orderRefunded' | 'shipment.orderUnpaid' | 'shipment.nothingLeft';

function notShippable(reason: Reason): UserError {
  return userError('NOT_SHIPPABLE', message(reason), ['input', 'orderId']);
}

function invalid(reason: 'shipment.empty' | 'shipment.otherOrder' | 'shipment.tooMany'): UserError {
  return userError('INVALID_VALUE', message(reason), ['input', 'lines']);
}
