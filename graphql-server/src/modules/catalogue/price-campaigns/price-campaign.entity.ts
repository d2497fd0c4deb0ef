import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PriceCampaignRepeat } from './campaign-period.ts';
import type { CampaignMemberKind } from './campaign-rules.ts';

/** A temporary price reduction for products (decision 0051). */
export const PriceCampaignEntity = defineEntity({
  name: 'PriceCampaign',
  tableName: 'price_campaigns',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** The start of the first period if it repeats; likewise `endsAt`. */
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    repeats: p.text().$type<PriceCampaignRepeat>(),
    /** The reduction in percent; null when each product has a fixed price. */
    percent: p.integer().nullable(),
    /** Whether the home page shows it as a flash sale with a countdown. */
    isFlashSale: p.boolean(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PriceCampaignEntity = InferEntity<typeof PriceCampaignEntity>;

/** A member of a campaign: a product, a category with its subcategories, or a collection. */
export const PriceCampaignMemberEntity = defineEntity({
  name: 'PriceCampaignMember',
  tableName: 'price_campaign_members',
  properties: {
    campaignId: p.uuid().primary(),
    kind: p.text().$type<CampaignMemberKind>().primary(),
    memberId: p.uuid().primary(),
    /** The product's fixed price in the campaign, instead of the percentage. In minor units. */
    price: p.integer().nullable(),
    position: p.integer(),
  },
});

export type PriceCampaignMemberEntity = InferEntity<typeof PriceCampaignMemberEntity>;
