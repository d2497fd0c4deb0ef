import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What the orders of a user come to, for the order of a list; kept by RevenueSumsService, some seconds later
 * (decision 0078).
 */
export const CustomerTotalsEntity = defineEntity({
  name: 'CustomerTotals',
  tableName: 'customer_totals',
  properties: {
    customerId: p.uuid().primary(),
    /** Whatever became of them. */
    orderCount: p.integer(),
    /** What was paid and not refunded, in minor units of whatever currency. */
    spent: p.bigint('number'),
  },
});

export type CustomerTotalsEntity = InferEntity<typeof CustomerTotalsEntity>;
