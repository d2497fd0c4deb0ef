import { z } from 'zod';
import { type UserError, userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { line, storableText } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { orNone } from '../../customers/users/user-rules.ts';
import type { LineUnits } from '../order.ts';
import {
  isOpenStatus,
  type OrderStatus,
  type PaymentMethod,
  type PaymentState,
  type ShipmentState,
} from '../order-status.ts';
import { trackingPage } from './carriers.ts';

/** A package on its way to the customer. */
export interface Shipment {
  id: string;
  orderId: string;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** The staff member who shipped it; null for former staff. */
  staffName: string | null;
  createdAt: Date;
  lines: readonly LineUnits[];
}

const MAX_URL = 2048;

const trackingUrl = storableText
  .trim()
  .max(MAX_URL, brokenRule('trackingUrl.tooLong', { max: MAX_URL }))
  .regex(/^https:\/\/[^\s\p{Cc}"'<>\\]+$/u, brokenRule('trackingUrl.invalid'));

/** Tracking details. Without a URL, the carrier's tracking page is used. */
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

/** The order's state that decides about shipments. */
interface ShippedOrder {
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_state: PaymentState;
}

/**
 * Whether anything of the order may be shipped: not if it is canceled, returned or refunded, or waits for a
 * card payment, because the customer may never pay. A bank transfer may arrive later, for business customers.
 * @throws UserError NOT_SHIPPABLE
 */
export function assertShippable({ status, payment_method, payment_state }: ShippedOrder): void {
  if (status === 'CANCELLED' || status === 'RETURNED') throw notShippable('shipment.orderClosed');
  if (payment_state === 'REFUNDED') throw notShippable('shipment.orderRefunded');
  if (payment_method === 'CARD' && payment_state !== 'PAID') throw notShippable('shipment.orderUnpaid');
}

/** The order's state that decides whether a shipment can be canceled, and the lines of the shipment. */
interface SentUnits {
  status: OrderStatus;
  lines: readonly { refundedQuantity: number; returningQuantity: number }[];
}

/**
 * Whether a shipment may be canceled: only while the order is pending, and no unit in it was refunded or is
 * in a return, since both assume that it was shipped.
 * @throws UserError NOT_CANCELLABLE
 */
export function assertShipmentCancellable({ status, lines }: SentUnits): void {
  if (!isOpenStatus(status)) throw userError('NOT_CANCELLABLE', message('shipment.orderNotPending'), ['id']);
  if (lines.some(({ refundedQuantity, returningQuantity }) => refundedQuantity + returningQuantity > 0))
    throw userError('NOT_CANCELLABLE', message('shipment.refunded'), ['id']);
}

/** Sums the units by order line id. */
export function unitsByLine(lines: readonly LineUnits[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { orderLineId, quantity } of lines) {
    units.set(orderLineId, (units.get(orderLineId) ?? 0) + quantity);
  }
  return units;
}

/** The unshipped units of an order line. */
interface UnsentLine {
  id: string;
  unsentQuantity: number;
}

/**
 * The lines of a shipment, each once: the requested ones, or with null all unshipped units.
 * @throws UserError NOT_SHIPPABLE when nothing is left; INVALID_VALUE for a line of another order, or for
 * more than is left
 */
export function linesToSend(
  bought: readonly UnsentLine[],
  requestedLines: readonly LineUnits[] | null,
): LineUnits[] {
  const left = new Map(bought.map(({ id, unsentQuantity }) => [id, unsentQuantity]));
  if ([...left.values()].every((quantity) => quantity <= 0)) throw notShippable('shipment.nothingLeft');
  if (requestedLines?.some(({ quantity }) => quantity < 0)) throw invalid('shipment.tooMany');
  const lines = [...(requestedLines ? unitsByLine(requestedLines) : left)]
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw invalid('shipment.empty');
  for (const { orderLineId, quantity } of lines) {
    const maxQuantity = left.get(orderLineId);
    if (maxQuantity === undefined) throw invalid('shipment.otherOrder');
    if (quantity > maxQuantity) throw invalid('shipment.tooMany');
  }
  return lines;
}

/** The shipment state of a partly shipped order, after these units are shipped or no longer need to be. */
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
