import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { CategoryEntity } from '../categories/category.entity.ts';
import type { Colour, Picture } from './picture.ts';

/** A product for sale. Prices in minor units; `deletedAt` marks a withdrawn product, which only past orders show. */
export const ProductEntity = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    description: p.text(),
    category: () => p.manyToOne(CategoryEntity),
    salePrice: p.integer(),
    regularPrice: p.integer().nullable(),
    ratingRate: p.double().default(0),
    ratingReviews: p.integer().default(0),
    colours: p.json().$type<Colour[]>(),
    sizes: p.json().$type<string[]>(),
    isNew: p.boolean().default(false),
    stock: p.integer(),
    image: p.json().$type<Picture>(),
    /** Further pictures, without the main one. */
    gallery: p.json().$type<Picture[]>(),
    /** Position in the merchant's order; ties are broken by id. */
    position: p.integer(),
    /** What the search looks in; written by the database (decision 0020), and never loaded. */
    searchDocument: p.type('tsvector').$type<string>().persist(false).default(''),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  },
});

export type ProductEntity = InferEntity<typeof ProductEntity>;
