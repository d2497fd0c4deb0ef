import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { Picture } from '../pictures/picture.ts';
import { ProductEntity } from '../products/product.entity.ts';

/**
 * The unit that customers buy: a product in one combination of its options, with its own price and stock. A
 * product without options has exactly one variant. `deletedAt` marks a combination that is no longer offered,
 * but may still be in carts and past orders.
 */
export const ProductVariantEntity = defineEntity({
  name: 'ProductVariant',
  tableName: 'product_variants',
  properties: {
    id: p.uuid().primary(),
    product: () => p.manyToOne(ProductEntity),
    /** Position among the product's variants, in the order of its options. */
    position: p.integer(),
    colour: p.string().nullable(),
    size: p.string().nullable(),
    /** One value of each of the product's other options, in their order. */
    others: p.array().$type<string[]>().default([]),
    /**
     * The basic color of its color, such as blue for Lagoon; written by the database (decision 0025), and
     * never loaded.
     */
    baseColour: p.string().nullable().persist(false),
    /** Its other options with their names, for filters; written by the database, and never loaded. */
    namedOthers: p.type('text[]').$type<string[]>().persist(false).default([]),
    /** The merchant's own reference; unique in the shop. */
    sku: p.string().nullable(),
    barcode: p.string().nullable(),
    /** The price in force, in minor units like all prices. */
    salePrice: p.integer(),
    regularPrice: p.integer().nullable(),
    /**
     * The prices that staff edit, while a campaign of its product is running; otherwise null (decision 0051).
     */
    baseSalePrice: p.integer().nullable(),
    baseRegularPrice: p.integer().nullable(),
    /** `UNTRACKED_STOCK` while it is not tracked. */
    stock: p.integer(),
    /** Whether orders reduce its stock. Otherwise any number of units can be ordered. */
    tracksStock: p.boolean().default(true),
    /** Units sold beyond the stock, which wait for it; at most `backorderLimit` when they were sold. */
    backordered: p.integer().default(0),
    backorderLimit: p.integer().default(0),
    /** The day from which units sold beyond the stock ship; null if unknown. */
    availableFrom: p.date().nullable(),
    /** At this stock or below it is low; null: the shop's limit. */
    lowStockLimit: p.integer().nullable(),
    /** Whether it must be delivered; otherwise it is a digital item or a service. */
    requiresShipping: p.boolean().default(true),
    /** If it is made to order: the days until it ships. */
    leadTimeDays: p.integer().nullable(),
    /** The quantities that an order can have of it: see `QuantityRules`. */
    minimumQuantity: p.integer().nullable(),
    quantityStep: p.integer().nullable(),
    maximumQuantity: p.integer().nullable(),
    /** What it contains, as `formatMeasure` writes it. */
    unitMeasure: p.text().nullable(),
    /** What its unit price refers to; null for the default. */
    unitPriceBase: p.text().nullable(),
    /** In grams. */
    weight: p.integer().nullable(),
    /** Null: the product's picture in its color. */
    image: p.json().$type<Picture>().nullable(),
    customFields: p.json().$type<FieldValues>().defaultRaw(`'{}'`),
    createdAt: p.datetime(),
    /** Time of the last change; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
  },
});

export type ProductVariantEntity = InferEntity<typeof ProductVariantEntity>;
