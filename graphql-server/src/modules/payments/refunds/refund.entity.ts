import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../../orders/order.entity.ts';
import { orderActors } from '../../orders/order-status.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { refundStates } from '../payment-states.ts';

/** A refund to a card, in minor units of its payment's currency; one per payment. `actor` requested it. */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    /** The provider's idempotency key; a request after a rejection gets a new one. */
    id: p.uuid().primary(),
    payment: () => p.manyToOne(PaymentEntity),
    order: () => p.manyToOne(OrderEntity),
    amount: p.integer(),
    state: p.enum(refundStates),
    providerRefundId: p.string().nullable(),
    problem: p.string().nullable(),
    tries: p.integer().default(0),
    /** When to call the provider next; null: never again. */
    tryAt: p.datetime().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type RefundEntity = InferEntity<typeof RefundEntity>;
