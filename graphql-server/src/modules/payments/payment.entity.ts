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
    /** The provider's code, and its account; null: from before accounts were kept. */
    provider: p.string(),
    account: p.string().nullable(),
    /** The provider's id; null until the provider has answered. */
    sessionId: p.string().nullable(),
    url: p.string().nullable(),
    /** Where the customer comes back to; null: the order's page. */
    returnUrl: p.text().nullable(),
    /** The provider's id of the payment, needed for a refund. */
    providerPaymentId: p.string().nullable(),
    amount: p.integer(),
    currency: p.string(),
    /** Since when the cardholder wants the money back from the bank; null: no more, or never. */
    disputedAt: p.datetime().nullable(),
    /** What does not match, for an admin to read. */
    problem: p.string().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When to check with the provider next; null: never again. */
    checkAt: p.datetime().nullable(),
    /** When a check was last requested by the customer. */
    askedAt: p.datetime().nullable(),
  },
});

export type PaymentEntity = InferEntity<typeof PaymentEntity>;
