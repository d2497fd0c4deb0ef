import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PriceCampaignRepeat } from './campaign-period.ts';
import type { CampaignMemberKind } from './campaign-rules.ts';

/** Products at lower prices for a time (decision 0051). */
export const PriceCampaignEntity = defineEntity({
  name: 'PriceCampaign',
  tableName: 'price_campaigns',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Of one that repeats, the first time, like `endsAt`. */
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    repeats: p.text().$type<PriceCampaignRepeat>(),
    /** What its products cost less; null when each has a price of its own. */
    percent: p.integer().nullable(),
    /** Whether the home page shows it among the flash campaigns, and counts down to its end. */
    isFlashSale: p.boolean(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PriceCampaignEntity = InferEntity<typeof PriceCampaignEntity>;

/** What is in a campaign: a product, or all of a category, with those in it, or of a collection. */
export const PriceCampaignMemberEntity = defineEntity({
  name: 'PriceCampaignMember',
  tableName: 'price_campaign_members',
  properties: {
    campaignId: p.uuid().primary(),
    kind: p.text().$type<CampaignMemberKind>().primary(),
    memberId: p.uuid().primary(),
    /**
     * What a product costs in the campaign, instead of what the campaign's percentage makes of its price. In
     * minor units.
     */
    price: p.integer().nullable(),
    position: p.integer(),
  },
});

export type PriceCampaignMemberEntity = InferEntity<typeof PriceCampaignMemberEntity>;
