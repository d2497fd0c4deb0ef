import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { PaymentSettings } from './checkout.settings.ts';
import type { OrderLineDraft } from './lines-to-order.ts';

/** A customer's orders that are neither paid nor shipped. */
export interface OpenOrders {
  /** Total of those not paid by card, in minor units. */
  amount: MinorUnits;
  /** By product id. */
  units: Readonly<Record<string, number>>;
}

interface NewOrder {
  lines: readonly Pick<OrderLineDraft, 'productId' | 'title' | 'quantity' | 'field'>[];
  total: MinorUnits;
  paymentMethod: PaymentMethod;
  currency: string;
}

/**
 * Prevents guests, and customers with an unconfirmed email, from reserving stock without paying (decision
 * 0076). Card payments reserve stock for only half an hour, so their amounts do not count.
 * @throws UserError ORDER_LIMIT_REACHED
 */
export function assertWithinLimits(
  { unconfirmedMaxUnits, unconfirmedMaxOpenAmount }: PaymentSettings,
  { lines, total, paymentMethod, currency }: NewOrder,
  open: OpenOrders,
): void {
  const units = new Map(Object.entries(open.units));
  for (const { productId, title, quantity, field } of lines) {
    const totalUnits = (units.get(productId) ?? 0) + quantity;
    units.set(productId, totalUnits);
    if (unconfirmedMaxUnits === null || totalUnits <= unconfirmedMaxUnits) continue;
    const reason = message('order.unconfirmedUnits', { max: unconfirmedMaxUnits, title });
    throw userError('ORDER_LIMIT_REACHED', reason, field);
  }
  if (unconfirmedMaxOpenAmount === null || paymentMethod === 'CARD' || total === 0) return;
  if (open.amount + total <= unconfirmedMaxOpenAmount) return;
  const max = { amount: unconfirmedMaxOpenAmount, currency };
  throw userError('ORDER_LIMIT_REACHED', message('order.unconfirmedAmount', { max }));
}
