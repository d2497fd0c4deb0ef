import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Order totals per user, for sorting; RevenueSumsService updates them within seconds (decision 0078). */
export const CustomerTotalsEntity = defineEntity({
  name: 'CustomerTotals',
  tableName: 'customer_totals',
  properties: {
    customerId: p.uuid().primary(),
    /** Regardless of their status. */
    orderCount: p.integer(),
    /** Paid minus refunded, in minor units; may add up several currencies. */
    spent: p.bigint('number'),
  },
});

export type CustomerTotalsEntity = InferEntity<typeof CustomerTotalsEntity>;
