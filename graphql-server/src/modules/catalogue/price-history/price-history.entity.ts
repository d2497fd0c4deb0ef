import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What a variant has cost since a time, until its next row. Written by a trigger whenever the prices in force
 * change (decision 0051).
 */
export const PriceHistoryEntity = defineEntity({
  name: 'PriceHistory',
  tableName: 'price_history',
  properties: {
    variantId: p.uuid().primary(),
    since: p.datetime().primary(),
    salePrice: p.integer(),
    regularPrice: p.integer().nullable(),
    /** Whether it was a campaign that lowered it. */
    isInCampaign: p.boolean(),
  },
});

export type PriceHistoryEntity = InferEntity<typeof PriceHistoryEntity>;
