import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../orders/order.entity.ts';
import { attemptStates } from './payment-states.ts';

/** An attempt to pay an order by card: one page at the provider. Amount in minor units of `currency`, its order's. At most one of an order is live. */
export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    /** 1 for the first of its order; with the order's id it is the provider's idempotency key. */
    attempt: p.integer(),
    state: p.enum(attemptStates),
    /** The provider's; null until its answer is known. */
    sessionId: p.string().nullable(),
    url: p.string().nullable(),
    /** What a refund names. */
    providerPaymentId: p.string().nullable(),
    amount: p.integer(),
    currency: p.string(),
    /** What does not fit, in words for an admin. */
    problem: p.string().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When the provider is to be asked next; null: never again. */
    checkAt: p.datetime().nullable(),
    /** When its customer last had the provider asked. */
    askedAt: p.datetime().nullable(),
  },
});

export type PaymentEntity = InferEntity<typeof PaymentEntity>;
