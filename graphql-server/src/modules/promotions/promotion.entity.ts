import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PromotionEffect } from '../pricing/discounts.ts';

/** A promotion; see `Promotion` for what its columns mean. Who used it is in `order_adjustments`. */
export const PromotionEntity = defineEntity({
  name: 'Promotion',
  tableName: 'promotions',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    /** In capitals; of all that are not deleted, only one has it. Null: it applies by itself. */
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
     * How often it was used; kept only while that is limited, so that orders of any other promotion don't
     * wait for each other.
     */
    used: p.integer().default(0),
    priority: p.integer().default(0),
    combines: p.boolean().default(true),
    isEnabled: p.boolean().default(true),
    /** Whether it is what the newsletter welcomes with; at most one is. */
    isWelcome: p.boolean().default(false),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PromotionEntity = InferEntity<typeof PromotionEntity>;
