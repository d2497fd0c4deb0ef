import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../../orders/order.entity.ts';
import { orderActors } from '../../orders/order-status.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { refundStates } from '../payment-states.ts';

/** Money that goes back to a card, in minor units of its payment's currency; of each payment once. `actor` asked for it. */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    /** The provider's idempotency key: asked for again after a refusal, it is another one. */
    id: p.uuid().primary(),
    payment: () => p.manyToOne(PaymentEntity),
    order: () => p.manyToOne(OrderEntity),
    amount: p.integer(),
    state: p.enum(refundStates),
    providerRefundId: p.string().nullable(),
    problem: p.string().nullable(),
    tries: p.integer().default(0),
    /** When the provider is to be asked next; null: never again. */
    tryAt: p.datetime().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type RefundEntity = InferEntity<typeof RefundEntity>;
