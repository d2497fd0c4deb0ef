import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import { OrderEntity } from './order.entity.ts';

/** The product and the variant of imported lines that the shop does not sell. */
export const NOT_SOLD = '00000000-0000-0000-0000-000000000000';

/**
 * An order line as bought. `productId` and `variantId` are not foreign keys, so that the snapshot outlives
 * the product.
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
    others: p.array().$type<string[]>().default([]),
    customFields: p.json().$type<FieldValues>().defaultRaw("'{}'"),
    quantity: p.integer(),
    /** Units refunded; units of those returned to stock; units of those removed before they were shipped. */
    refundedQuantity: p.integer().default(0),
    restockedQuantity: p.integer().default(0),
    removedQuantity: p.integer().default(0),
    /** Units that were sold beyond the stock. */
    backorderedQuantity: p.integer().default(0),
    /** Units in open returns; maintained by ReturnChangeService. */
    returningQuantity: p.integer().default(0),
    unitPrice: p.integer(),
    /** Discounts on the line. */
    discountTotal: p.integer().default(0),
    /** Tax on the discounted price, and its rate in thousandths of a percent; null for no tax. */
    taxTotal: p.integer().default(0),
    taxRate: p.integer().nullable(),
    /** Weight of one unit in grams, and the product's customs data. */
    weight: p.integer().nullable(),
    originCountry: p.string().nullable(),
    customsCode: p.string().nullable(),
    /** Whether the variant had to be delivered, and the days that it took to make; null: it was ready. */
    requiresShipping: p.boolean().default(true),
    leadTimeDays: p.integer().nullable(),
    /** Whether the law gave no right of withdrawal from the product. */
    isWithdrawalExcluded: p.boolean().default(false),
  },
});

export type OrderLineEntity = InferEntity<typeof OrderLineEntity>;
