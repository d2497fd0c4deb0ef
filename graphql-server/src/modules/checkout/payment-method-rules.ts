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

/** Payment methods for an order with this total, in display order. */
export function offeredMethods(terms: PaymentTerms, total: MinorUnits): PaymentMethod[] {
  return methods.filter((method) => {
    const { isOffered, maxAmount } = termsOf(method, terms);
    return isOffered && (maxAmount === null || total <= maxAmount);
  });
}

/**
 * Checks that an order with this total can be paid by this method. @throws UserError
 * PAYMENT_METHOD_UNAVAILABLE
 */
export function assertOffered(
  method: PaymentMethod,
  terms: PaymentTerms,
  total: MinorUnits,
  currency: string,
): void {
  if (offeredMethods(terms, total).includes(method)) return;
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
 * Checks that a cash on delivery order has an address: its own, or that of the profile. For other payment
 * methods staff can request it before the payment arrives.
 * @throws UserError REQUIRED
 */
export function assertPlaceOfPayment(
  { paymentMethod, billing }: { paymentMethod: PaymentMethod; billing: object | null },
  { profile, isPickUp }: { profile: string | null | undefined; isPickUp: boolean },
): void {
  if (paymentMethod !== 'CASH_ON_DELIVERY' || billing || profile || isPickUp) return;
  throw userError('REQUIRED', message('order.addressRequired'), ['input', 'billing']);
}

function termsOf(method: PaymentMethod, { payments, takesCards }: PaymentTerms): PaymentMethodTerms {
  const { card, bankTransfer, bankAccount, cashOnDelivery } = payments;
  if (method === 'CARD') return { ...card, isOffered: card.isOffered && takesCards };
  if (method === 'CASH_ON_DELIVERY') return cashOnDelivery;
  return { ...bankTransfer, isOffered: bankTransfer.isOffered && bankAccount !== null };
}
