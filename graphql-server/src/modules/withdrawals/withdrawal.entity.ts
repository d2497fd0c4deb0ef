import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';

/** A customer's declaration to withdraw from all or part of an order. Rows are only added. */
export const WithdrawalEntity = defineEntity({
  name: 'Withdrawal',
  tableName: 'withdrawals',
  properties: {
    id: p.uuid().primary(),
    /** What people call it, with a W before it; given by the database. */
    number: p.integer().persist(false),
    order: () => p.manyToOne(OrderEntity),
    /** Of the person who declared it, as typed; null once it is erased. */
    name: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

export type WithdrawalEntity = InferEntity<typeof WithdrawalEntity>;

/** Units of an order line in a withdrawal. */
export const WithdrawalLineEntity = defineEntity({
  name: 'WithdrawalLine',
  tableName: 'withdrawal_lines',
  properties: {
    withdrawal: () => p.manyToOne(WithdrawalEntity).primary(),
    orderLine: () => p.manyToOne(OrderLineEntity).primary(),
    quantity: p.integer(),
  },
});

export type WithdrawalLineEntity = InferEntity<typeof WithdrawalLineEntity>;
