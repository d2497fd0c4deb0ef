import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { ReviewState } from './review-rules.ts';

/**
 * A customer's review of a product: the author's latest version, and the published version, which may be an
 * earlier one or none (decision 0046).
 */
export const ReviewEntity = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.uuid().primary(),
    product: () => p.manyToOne(ProductEntity),
    /** Null, like the order, for sample reviews, which have no author. */
    user: () => p.manyToOne(UserEntity).nullable(),
    /** The order of the product; not a foreign key, because it records a fact of the time of the review. */
    orderId: p.uuid().nullable(),
    authorName: p.text(),
    /** Of the latest version. */
    state: p.text().$type<ReviewState>(),
    stars: p.integer(),
    title: p.text(),
    text: p.text(),
    pictures: p.json().$type<Picture[]>().default([]),
    /** Staff's reason for the author. */
    rejectionReason: p.text().nullable(),
    /** The published version; null if none. The database derives product ratings from it. */
    shownStars: p.integer().nullable(),
    shownTitle: p.text().nullable(),
    shownText: p.text().nullable(),
    shownPictures: p.json().$type<Picture[]>().default([]),
    /** Maintained by the database. */
    helpfulVotes: p.integer().default(0),
    /** The shop's public reply. */
    reply: p.text().nullable(),
    repliedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** The author's latest edit. */
    changedAt: p.datetime(),
    /** Changes with each edit by the author or staff; maintained by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type ReviewEntity = InferEntity<typeof ReviewEntity>;
