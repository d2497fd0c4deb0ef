import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { ReviewState } from './review-rules.ts';

/**
 * A customer's review of a product: what its author wrote last, and what shoppers see of it, which may be an
 * earlier version or nothing (decision 0046).
 */
export const ReviewEntity = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.uuid().primary(),
    product: () => p.manyToOne(ProductEntity),
    /** Null, together with the order: nobody with an account has written it, as the reviews of the sample. */
    user: () => p.manyToOne(UserEntity).nullable(),
    /**
     * The order that the product came with; no foreign key, for it says what was true when the review was
     * written.
     */
    orderId: p.uuid().nullable(),
    authorName: p.text(),
    /** Of what was written last. */
    state: p.text().$type<ReviewState>(),
    stars: p.integer(),
    title: p.text(),
    text: p.text(),
    pictures: p.json().$type<Picture[]>().default([]),
    /** What staff told the author when they rejected it. */
    rejectionReason: p.text().nullable(),
    /** What shoppers see; null: nothing. The database keeps the figures of products by it. */
    shownStars: p.integer().nullable(),
    shownTitle: p.text().nullable(),
    shownText: p.text().nullable(),
    shownPictures: p.json().$type<Picture[]>().default([]),
    /** Kept by the database. */
    helpfulVotes: p.integer().default(0),
    /** Of the shop. */
    reply: p.text().nullable(),
    repliedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When the author wrote it last. */
    changedAt: p.datetime(),
    /** Changes with each edit by the author or by staff; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type ReviewEntity = InferEntity<typeof ReviewEntity>;
