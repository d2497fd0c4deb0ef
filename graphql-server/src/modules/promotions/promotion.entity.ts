import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PromotionEffect } from '../pricing/discounts.ts';

/** A promotion; see `Promotion` for its columns. Uses are in `order_adjustments`. */
export const PromotionEntity = defineEntity({
  name: 'Promotion',
  tableName: 'promotions',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    /** In upper case, unique among promotions that are not deleted. Null for an automatic promotion. */
    code: p.string().nullable(),
    effect: p.json().$type<PromotionEffect>(),
    minimum: p.integer().nullable(),
    productIds: p.json().$type<string[]>().default([]),
    categoryIds: p.json().$type<string[]>().default([]),
    collectionIds: p.json().$type<string[]>().default([]),
    customerIds: p.json().$type<string[]>().default([]),
    firstOrderOnly: p.boolean().default(false),
    startsAt: p.datetime(),
    endsAt: p.datetime().nullable(),
    usageLimit: p.integer().nullable(),
    customerLimit: p.integer().nullable(),
    /**
     * Number of uses; maintained only while there is a limit, so that orders with other promotions don't wait
     * for each other.
     */
    used: p.integer().default(0),
    priority: p.integer().default(0),
    combines: p.boolean().default(true),
    isEnabled: p.boolean().default(true),
    /** Whether it is the newsletter's welcome discount; at most one is. */
    isWelcome: p.boolean().default(false),
    /** Maintained by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** When staff deleted it; a deleted promotion can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PromotionEntity = InferEntity<typeof PromotionEntity>;
