import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { PaymentMethodTerms, PaymentSettings } from './checkout.settings.ts';

/** Payment methods of the shop. */
export interface PaymentTerms {
  payments: PaymentSettings;
  /** Whether a provider charges cards in the shop's currency. */
  takesCards: boolean;
}

/** In checkout order. */
const methods = ['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const satisfies readonly PaymentMethod[];

/** What the payment methods of an order depend on. */
export interface OrderToPay {
  total: MinorUnits;
  /** Whether anything is delivered. */
  requiresShipping: boolean;
}

/** An order that no payment method is too expensive for, and none impossible. */
export const ANY_ORDER: OrderToPay = { total: 0, requiresShipping: true };

/** Payment methods for an order, in display order. */
export function offeredMethods(terms: PaymentTerms, order: OrderToPay): PaymentMethod[] {
  return methods.filter((method) => {
    const { isOffered, maxAmount } = termsOf(method, terms);
    return isOffered && isPossible(method, order) && (maxAmount === null || order.total <= maxAmount);
  });
}

/** Nobody collects cash for what nobody delivers. */
function isPossible(method: PaymentMethod, { requiresShipping }: OrderToPay): boolean {
  return method !== 'CASH_ON_DELIVERY' || requiresShipping;
}

/**
 * Checks that the order can be paid by this method. @throws UserError PAYMENT_METHOD_UNAVAILABLE
 */
export function assertOffered(
  method: PaymentMethod,
  terms: PaymentTerms,
  order: OrderToPay,
  currency: string,
): void {
  if (offeredMethods(terms, order).includes(method)) return;
  const { isOffered, maxAmount } = termsOf(method, terms);
  const reason =
    isOffered && maxAmount !== null
      ? message('payment.methodUpTo', { max: { amount: maxAmount, currency } })
      : message('payment.methodNotOffered');
  // The input of a card checkout has no payment method field.
  const field = method === 'CARD' ? null : ['input', 'paymentMethod'];
  throw userError('PAYMENT_METHOD_UNAVAILABLE', reason, field);
}

/**
 * Checks that the order, which staff may have agreed on with a customer, can be paid by this method at all.
 * @throws UserError PAYMENT_METHOD_UNAVAILABLE
 */
export function assertPossible(method: PaymentMethod, order: OrderToPay): void {
  if (isPossible(method, order)) return;
  const reason = message('payment.nothingToDeliver');
  throw userError('PAYMENT_METHOD_UNAVAILABLE', reason, ['input', 'paymentMethod']);
}

/**
 * Checks that a cash on delivery order has an address: one of its own, or that of the profile. For other
 * payment methods staff can request it before the payment arrives.
 * @throws UserError REQUIRED
 */
export function assertPlaceOfPayment(
  {
    paymentMethod,
    billing,
    deliveryAddress,
  }: { paymentMethod: PaymentMethod; billing: object | null; deliveryAddress: object | null },
  { profile, isPickUp }: { profile: string | null | undefined; isPickUp: boolean },
): void {
  if (paymentMethod !== 'CASH_ON_DELIVERY' || deliveryAddress || billing || profile || isPickUp) return;
  throw userError('REQUIRED', message('order.addressRequired'), ['input', 'billing']);
}

function termsOf(method: PaymentMethod, { payments, takesCards }: PaymentTerms): PaymentMethodTerms {
  const { card, bankTransfer, bankAccount, cashOnDelivery } = payments;
  if (method === 'CARD') return { ...card, isOffered: card.isOffered && takesCards };
  if (method === 'CASH_ON_DELIVERY') return cashOnDelivery;
  return { ...bankTransfer, isOffered: bankTransfer.isOffered && bankAccount !== null };
}
