import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../orders/order.entity.ts';
import { attemptStates } from './payment-states.ts';

/**
 * An attempt to pay an order by card: one page at the provider. Amount in minor units of `currency`, the
 * order's. At most one attempt per order is live.
 */
export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    /** 1 for the order's first; with the order's id it forms the provider's idempotency key. */
    attempt: p.integer(),
    state: p.enum(attemptStates),
    /** The provider's code and account; a null account is from before accounts were stored. */
    provider: p.string(),
    account: p.string().nullable(),
    /** The provider's id; null until the provider has responded. */
    sessionId: p.string().nullable(),
    url: p.string().nullable(),
    /** Where the customer returns to; null for the order's page, or that of its payment link. */
    returnUrl: p.text().nullable(),
    /** The provider's id of the payment, needed for a refund. */
    providerPaymentId: p.string().nullable(),
    amount: p.integer(),
    currency: p.string(),
    /** When the cardholder opened a dispute with the bank; null if there is none or it is closed. */
    disputedAt: p.datetime().nullable(),
    /** What does not match, for staff. */
    problem: p.string().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When to check with the provider next; null for never. */
    checkAt: p.datetime().nullable(),
    /** When the customer last requested a check. */
    askedAt: p.datetime().nullable(),
  },
});

export type PaymentEntity = InferEntity<typeof PaymentEntity>;
