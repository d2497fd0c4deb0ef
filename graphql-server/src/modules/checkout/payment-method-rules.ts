import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { PaymentMethodTerms, PaymentSettings } from './checkout.settings.ts';

/** How customers of the shop can pay. */
export interface PaymentTerms {
  payments: PaymentSettings;
  /** Whether a provider charges cards in the shop's currency. */
  takesCards: boolean;
}

/** In the order in which a checkout shows them. */
const methods = ['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const satisfies readonly PaymentMethod[];

/** The ways to pay an order with this total, in the order to show them. */
export function offeredMethods(terms: PaymentTerms, total: MinorUnits): PaymentMethod[] {
  return methods.filter((method) => {
    const { isOffered, maxAmount } = termsOf(method, terms);
    return isOffered && (maxAmount === null || total <= maxAmount);
  });
}

/**
 * Checks that customers can pay an order with this total in this way. @throws UserError
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
  // A checkout by card names no method.
  const field = method === 'CARD' ? null : ['input', 'paymentMethod'];
  throw userError('PAYMENT_METHOD_UNAVAILABLE', reason, field);
}

/**
 * Checks that there is an address at which an order is paid: its own, or else that of the profile. One that
 * is paid in another way waits for its money, and staff can ask meanwhile.
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
