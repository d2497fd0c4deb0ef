import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { OrderEntity } from './order.entity.ts';

/**
 * An order line as it was bought; `productId` and `variantId` are no foreign keys, so that the snapshot
 * outlives the product.
 */
export const OrderLineEntity = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    position: p.integer(),
    productId: p.uuid(),
    variantId: p.uuid(),
    title: p.string(),
    image: p.json().$type<Picture>(),
    colour: p.string().nullable(),
    size: p.string().nullable(),
    other: p.string().nullable(),
    quantity: p.integer(),
    /**
     * How many were refunded, how many of those went back into stock, and how many had not been sent and
     * never will be.
     */
    refundedQuantity: p.integer().default(0),
    restockedQuantity: p.integer().default(0),
    removedQuantity: p.integer().default(0),
    /** How many open returns speak for; kept by ReturnChangeService. */
    returningQuantity: p.integer().default(0),
    unitPrice: p.integer(),
    /** What promotions took off the line. */
    discountTotal: p.integer().default(0),
    /** The tax on the rest, and its rate in thousandths of a percent; no rate: no tax. */
    taxTotal: p.integer().default(0),
    taxRate: p.integer().nullable(),
    /** Of one unit in grams, and what its product said for customs. */
    weight: p.integer().nullable(),
    originCountry: p.string().nullable(),
    customsCode: p.string().nullable(),
  },
});

export type OrderLineEntity = InferEntity<typeof OrderLineEntity>;
