import { z } from 'zod';
import { requiredLine } from '../../../shared/text-rules.ts';
import { sameTimeAfter } from '../../../shared/time/local-date.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { priceInCampaign, type CampaignTerms } from '../products/prices-in-force.ts';
import { price } from '../products/product-rules.ts';
import { type CampaignTimes, campaignRepeats } from './campaign-period.ts';

export type CampaignMemberKind = 'PRODUCT' | 'CATEGORY' | 'COLLECTION';

const MAX_PRODUCTS = 200;
const MAX_GROUPS = 50;
const MIN_PERCENT = 1;
const MAX_PERCENT = 99;

const ids = z
  .array(z.string())
  .max(MAX_GROUPS, brokenRule('campaignGroups.tooMany', { max: MAX_GROUPS }))
  .transform((all) => [...new Set(all)])
  .nullable()
  .optional();

/** Validates each field of a campaign. */
export const campaignSchema = z.object({
  name: requiredLine('label.name', 60),
  startsAt: z.date(),
  endsAt: z.date(),
  repeats: z.enum(campaignRepeats).nullable().optional(),
  percent: z
    .int(brokenRule('campaignPercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .min(MIN_PERCENT, brokenRule('campaignPercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .max(MAX_PERCENT, brokenRule('campaignPercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .nullable()
    .optional(),
  isFlashSale: z.boolean().nullable().optional(),
  products: z
    .array(z.object({ productId: z.string(), price: price.nullable().optional() }))
    .max(MAX_PRODUCTS, brokenRule('campaignProducts.tooMany', { max: MAX_PRODUCTS }))
    .refine(
      (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
      brokenRule('collectionProducts.repeated'),
    )
    .nullable()
    .optional(),
  categoryIds: ids,
  collectionIds: ids,
});

export const campaignChangeSchema = campaignSchema.partial();

export type PriceCampaignInput = z.input<typeof campaignSchema>;
/** A change to a campaign; missing fields stay. */
export type PriceCampaignChange = { [Field in keyof PriceCampaignInput]?: PriceCampaignInput[Field] | null };

/** The members of a campaign. */
export interface CampaignMembers {
  products: readonly { productId: string; price: number | null }[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
}

/** A broken rule that concerns several fields: the field to report, and the key of the rule. */
type BrokenCampaignRule = [
  field: string,
  rule:
    | 'priceCampaign.endBeforeStart'
    | 'priceCampaign.longerThanWeek'
    | 'priceCampaign.noPrice'
    | 'priceCampaign.empty',
];

/** Returns the first broken rule that concerns several fields; null when there is none. */
export function brokenCampaignRule(
  campaign: CampaignTimes & { percent: number | null },
  { products, categoryIds, collectionIds }: CampaignMembers,
  timeZone: string,
): BrokenCampaignRule | null {
  if (campaign.endsAt <= campaign.startsAt) return ['endsAt', 'priceCampaign.endBeforeStart'];
  if (campaign.repeats === 'WEEKLY' && campaign.endsAt > sameTimeAfter(campaign.startsAt, 7, timeZone)) {
    return ['endsAt', 'priceCampaign.longerThanWeek'];
  }
  const groups = categoryIds.length + collectionIds.length;
  if (products.length + groups === 0) return ['products', 'priceCampaign.empty'];
  const lacksPrice = groups > 0 || products.some(({ price: own }) => own === null);
  return campaign.percent === null && lacksPrice ? ['percent', 'priceCampaign.noPrice'] : null;
}

/** The terms that a campaign offers for a product. */
export interface CampaignCandidate extends CampaignTerms {
  endsAt: Date;
}

/**
 * Chooses the campaign that applies to a product: the one with the best price for the shopper. If they are
 * equal, the one that ends last, so that labels don't change early; then the newest.
 */
export function bestCandidate(
  basePrice: number,
  candidates: readonly CampaignCandidate[],
  step: number,
): CampaignCandidate | undefined {
  const [best] = candidates.toSorted(
    (one, other) =>
      priceInCampaign(basePrice, one, step) - priceInCampaign(basePrice, other, step) ||
      other.endsAt.getTime() - one.endsAt.getTime() ||
      other.campaignId.localeCompare(one.campaignId),
  );
  return best;
}
