import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../pictures/picture.ts';
import { ProductEntity } from '../products/product.entity.ts';

/**
 * What is sold: a product in one combination of its options, with its own price and stock. A product without
 * options has exactly one, with none of them. `deletedAt` marks a combination that is no longer offered,
 * which carts and past orders may still name.
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
    other: p.string().nullable(),
    /**
     * The everyday name of its colour, such as blue for Lagoon; written by the database (decision 0025), and
     * never loaded.
     */
    baseColour: p.string().nullable().persist(false),
    /** The merchant's own reference; unique in the shop. */
    sku: p.string().nullable(),
    barcode: p.string().nullable(),
    /** In minor units, like all prices: those in force. */
    salePrice: p.integer(),
    regularPrice: p.integer().nullable(),
    /**
     * The prices that staff edit, while its product is in a running campaign; null otherwise (decision 0051).
     */
    baseSalePrice: p.integer().nullable(),
    baseRegularPrice: p.integer().nullable(),
    stock: p.integer(),
    /** In grams. */
    weight: p.integer().nullable(),
    /** Null: the product's picture in its colour. */
    image: p.json().$type<Picture>().nullable(),
    createdAt: p.datetime(),
    /** When it changed last; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
  },
});

export type ProductVariantEntity = InferEntity<typeof ProductVariantEntity>;
