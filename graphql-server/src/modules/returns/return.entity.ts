import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { orderActors } from '../orders/order-actor.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';
import { returnReasons, returnStates } from './return-rules.ts';

/**
 * A request of a customer to give back a part of an order, and what became of it. The order's status is not
 * touched by it.
 */
export const ReturnEntity = defineEntity({
  name: 'Return',
  tableName: 'returns',
  properties: {
    id: p.uuid().primary(),
    /** What people call it, with an R before it; given by the database. */
    number: p.integer().persist(false),
    order: () => p.manyToOne(OrderEntity),
    state: p.enum(returnStates),
    /** The order that replaces what goes back; null unless it is an exchange. */
    exchangeOrder: () => p.manyToOne(OrderEntity).nullable(),
    /** What was given back for it; null before, and when nothing was left to refund. */
    refund: () => p.manyToOne(RefundEntity).nullable(),
    /** Changes with each step; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    changedAt: p.datetime(),
  },
});

export type ReturnEntity = InferEntity<typeof ReturnEntity>;

/** How much of an order line goes back, and how much of that has arrived and went back into stock. */
export const ReturnLineEntity = defineEntity({
  name: 'ReturnLine',
  tableName: 'return_lines',
  properties: {
    return: () => p.manyToOne(ReturnEntity).primary(),
    orderLine: () => p.manyToOne(OrderLineEntity).primary(),
    quantity: p.integer(),
    reason: p.enum(returnReasons),
    receivedQuantity: p.integer().default(0),
    restockedQuantity: p.integer().default(0),
  },
});

export type ReturnLineEntity = InferEntity<typeof ReturnLineEntity>;

/**
 * A step of a return. Rows are only ever added. `actorId` is the user who made it; `text` is what they said.
 */
export const ReturnEventEntity = defineEntity({
  name: 'ReturnEvent',
  tableName: 'return_events',
  properties: {
    id: p.uuid().primary(),
    return: () => p.manyToOne(ReturnEntity),
    order: () => p.manyToOne(OrderEntity),
    state: p.enum(returnStates),
    text: p.text().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type ReturnEventEntity = InferEntity<typeof ReturnEventEntity>;
