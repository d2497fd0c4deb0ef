import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { orderActors } from '../../orders/order-status.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { refundStates } from '../payment-states.ts';

/**
 * A refund of an order or of a part of it, in minor units of the order's currency. A card payment is refunded
 * by the provider; any other was paid back by hand, and its refund is done at once. `actor` requested it.
 */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: p.uuid().primary(),
    /** The card payment; null for a refund that was paid out by hand. */
    payment: () => p.manyToOne(PaymentEntity).nullable(),
    order: () => p.manyToOne(OrderEntity),
    /** Those of the payment; null for a refund that was paid out by hand. */
    provider: p.string().nullable(),
    account: p.string().nullable(),
    amount: p.integer(),
    /** Of a payment too many: what the order costs stays paid. */
    surplus: p.boolean().default(false),
    /** Why, in the words of the staff; null for a refund of all that was paid. */
    reason: p.text().nullable(),
    state: p.enum(refundStates),
    /**
     * How often it was requested. Each request after a rejection gets a new idempotency key: for the old one
     * the provider repeats the rejection.
     */
    request: p.integer().default(1),
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

/** How much of an order line a refund is for, and how much of that went back into stock. */
export const RefundLineEntity = defineEntity({
  name: 'RefundLine',
  tableName: 'refund_lines',
  properties: {
    refund: () => p.manyToOne(RefundEntity).primary(),
    orderLine: () => p.manyToOne(OrderLineEntity).primary(),
    quantity: p.integer(),
    restockedQuantity: p.integer(),
  },
});

export type RefundLineEntity = InferEntity<typeof RefundLineEntity>;
