import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * The prices of a variant from a point in time until its next row. A trigger writes them whenever the prices
 * in force change (decision 0051).
 */
export const PriceHistoryEntity = defineEntity({
  name: 'PriceHistory',
  tableName: 'price_history',
  properties: {
    variantId: p.uuid().primary(),
    since: p.datetime().primary(),
    salePrice: p.integer(),
    regularPrice: p.integer().nullable(),
    /** Whether a campaign lowered the price. */
    isInCampaign: p.boolean(),
  },
});

export type PriceHistoryEntity = InferEntity<typeof PriceHistoryEntity>;
