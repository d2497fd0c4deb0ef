import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An order that is in the sums, as it is there: one that was not cancelled. Amounts in minor units. */
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
    /** When the customer placed the one before; null for the first. */
    previousAt: p.datetime().nullable(),
  },
});

export type CountedOrderEntity = InferEntity<typeof CountedOrderEntity>;

/**
 * What was sold in a quarter of an hour, in minor units: in every time zone, days begin with a quarter of an
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

/** What was sold in a day of UTC, in minor units; kept by the database from `RevenueSumEntity`. */
export const RevenueDaySumEntity = defineEntity({
  name: 'RevenueDaySum',
  tableName: 'revenue_day_sums',
  properties: {
    currency: p.string().primary(),
    day: p.datetime().primary(),
    orders: p.bigint('number'),
    gross: p.bigint('number'),
    refunded: p.bigint('number'),
  },
});

export type RevenueDaySumEntity = InferEntity<typeof RevenueDaySumEntity>;

/**
 * What was sold of a product in a day of UTC; `revenue` in minor units, before refunds and without delivery.
 */
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
 * How many counted orders of a week follow one of another week, which is '-infinity' where there is none;
 * kept by the database from `CountedOrderEntity`.
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
 * What was sold of a product in all, kept by the database from `ProductRevenueSumEntity`: in no period it was
 * more.
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
 * How many carts were begun in a quarter of an hour, and how many of these were ordered, without those in the
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

/** The same of a day of UTC; kept by the database from `CartSumEntity`. */
export const CartDaySumEntity = defineEntity({
  name: 'CartDaySum',
  tableName: 'cart_day_sums',
  properties: {
    day: p.datetime().primary(),
    carts: p.bigint('number'),
    ordered: p.bigint('number'),
  },
});

export type CartDaySumEntity = InferEntity<typeof CartDaySumEntity>;

/**
 * The queue of what changes `CartSumEntity`; triggers add it, and the database sums it when it is taken from
 * there.
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
