import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { orderActors } from '../../orders/order-actor.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { refundStates } from '../payment-states.ts';

/**
 * A refund of all or part of an order, in minor units of the order's currency. The provider refunds a card
 * payment; any other refund is paid by hand and done at once. `actor` requested it.
 */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: p.uuid().primary(),
    /** The card payment; null for a refund paid by hand. */
    payment: () => p.manyToOne(PaymentEntity).nullable(),
    order: () => p.manyToOne(OrderEntity),
    /** The new order of an exchange, which it pays for: no money moves. Null for a refund of money. */
    exchangeOrder: () => p.manyToOne(OrderEntity).nullable(),
    /** Provider of the payment; null for a refund paid by hand. */
    provider: p.string().nullable(),
    account: p.string().nullable(),
    amount: p.integer(),
    /** The refund of a surplus payment: the order stays paid. */
    surplus: p.boolean().default(false),
    /** Staff's reason; null for a full refund. */
    reason: p.text().nullable(),
    state: p.enum(refundStates),
    /**
     * How often it was requested. Each request after a rejection gets a new idempotency key, because for the
     * old one the provider repeats the rejection.
     */
    request: p.integer().default(1),
    providerRefundId: p.string().nullable(),
    problem: p.string().nullable(),
    tries: p.integer().default(0),
    /** When to call the provider next; null for never. */
    tryAt: p.datetime().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** When the money went back; null until then, and of refunds from before it was stored. */
    doneAt: p.datetime().nullable(),
  },
});

export type RefundEntity = InferEntity<typeof RefundEntity>;

/** Refunded units of an order line, and how many of them were restocked. */
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
