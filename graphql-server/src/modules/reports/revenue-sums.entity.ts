import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An order as it is counted in the sums; canceled orders are not. Amounts in minor units. */
export const CountedOrderEntity = defineEntity({
  name: 'CountedOrder',
  tableName: 'counted_orders',
  properties: {
    orderId: p.uuid().primary(),
    placedAt: p.datetime(),
    currency: p.string(),
    customerId: p.uuid(),
    gross: p.bigint('number'),
    refunded: p.bigint('number'),
    /** When the customer placed the previous order; null for the first. */
    previousAt: p.datetime().nullable(),
  },
});

export type CountedOrderEntity = InferEntity<typeof CountedOrderEntity>;

/**
 * Revenue of a quarter of an hour, in minor units: in every time zone, days start at a full quarter of an
 * hour.
 */
export const RevenueSumEntity = defineEntity({
  name: 'RevenueSum',
  tableName: 'revenue_sums',
  properties: {
    currency: p.string().primary(),
    quarter: p.datetime().primary(),
    orders: p.integer(),
    gross: p.bigint('number'),
    refunded: p.bigint('number'),
  },
});

export type RevenueSumEntity = InferEntity<typeof RevenueSumEntity>;

/** Product sales of a UTC day; `revenue` in minor units, before refunds and without delivery. */
export const ProductRevenueSumEntity = defineEntity({
  name: 'ProductRevenueSum',
  tableName: 'product_revenue_sums',
  properties: {
    currency: p.string().primary(),
    day: p.datetime().primary(),
    productId: p.uuid().primary(),
    units: p.bigint('number'),
    revenue: p.bigint('number'),
  },
});

export type ProductRevenueSumEntity = InferEntity<typeof ProductRevenueSumEntity>;

/**
 * Number of counted orders by their week and that of the predecessor, '-infinity' without one; maintained by
 * the database from `CountedOrderEntity`.
 */
export const CustomerSumEntity = defineEntity({
  name: 'CustomerSum',
  tableName: 'customer_sums',
  properties: {
    week: p.datetime().primary(),
    previousWeek: p.datetime().primary(),
    orders: p.bigint('number'),
  },
});

export type CustomerSumEntity = InferEntity<typeof CustomerSumEntity>;

/**
 * All-time sales of a product, an upper limit for every period; maintained by the database from
 * `ProductRevenueSumEntity`.
 */
export const ProductRevenueTotalEntity = defineEntity({
  name: 'ProductRevenueTotal',
  tableName: 'product_revenue_totals',
  properties: {
    currency: p.string().primary(),
    productId: p.uuid().primary(),
    units: p.bigint('number'),
    revenue: p.bigint('number'),
  },
});

export type ProductRevenueTotalEntity = InferEntity<typeof ProductRevenueTotalEntity>;

/**
 * Number of carts created in a quarter of an hour, and how many of these were ordered, without those in the
 * queue.
 */
export const CartSumEntity = defineEntity({
  name: 'CartSum',
  tableName: 'cart_sums',
  properties: {
    quarter: p.datetime().primary(),
    carts: p.bigint('number'),
    ordered: p.bigint('number'),
  },
});

export type CartSumEntity = InferEntity<typeof CartSumEntity>;

/**
 * Queue of changes to `CartSumEntity`; triggers add them, and the database sums them up when they are
 * removed.
 */
export const CartChangeEntity = defineEntity({
  name: 'CartChange',
  tableName: 'cart_changes',
  properties: {
    id: p.bigint().primary(),
    quarter: p.datetime(),
    carts: p.integer(),
    ordered: p.integer(),
  },
});

export type CartChangeEntity = InferEntity<typeof CartChangeEntity>;
