import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { PaymentSettings } from './checkout.settings.ts';
import type { OrderLineDraft } from './lines-to-order.ts';

/** What somebody has ordered that is neither paid nor sent. */
export interface OpenOrders {
  /** Of those that are not paid by card, in minor units. */
  amount: MinorUnits;
  /** By product. */
  units: Readonly<Record<string, number>>;
}

interface NewOrder {
  lines: readonly Pick<OrderLineDraft, 'productId' | 'title' | 'quantity' | 'field'>[];
  total: MinorUnits;
  paymentMethod: PaymentMethod;
  currency: string;
}

/**
 * Keeps guests, and customers whose email is not confirmed, from taking the stock without paying (decision
 * 0076). A card payment holds it for half an hour only, so that its amount does not count.
 * @throws UserError ORDER_LIMIT_REACHED
 */
export function assertWithinLimits(
  { unconfirmedMaxUnits, unconfirmedMaxOpenAmount }: PaymentSettings,
  { lines, total, paymentMethod, currency }: NewOrder,
  open: OpenOrders,
): void {
  const units = new Map(Object.entries(open.units));
  for (const { productId, title, quantity, field } of lines) {
    const wanted = (units.get(productId) ?? 0) + quantity;
    units.set(productId, wanted);
    if (unconfirmedMaxUnits === null || wanted <= unconfirmedMaxUnits) continue;
    const reason = message('order.unconfirmedUnits', { max: unconfirmedMaxUnits, title });
    throw userError('ORDER_LIMIT_REACHED', reason, field);
  }
  if (unconfirmedMaxOpenAmount === null || paymentMethod === 'CARD' || total === 0) return;
  if (open.amount + total <= unconfirmedMaxOpenAmount) return;
  const max = { amount: unconfirmedMaxOpenAmount, currency };
  throw userError('ORDER_LIMIT_REACHED', message('order.unconfirmedAmount', { max }));
}
