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

/** The rules of a campaign that are about one field each. */
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

/** A campaign as staff send it. */
export type PriceCampaignInput = z.input<typeof campaignSchema>;
/** A change of one; a field left out stays. */
export type PriceCampaignChange = { [Field in keyof PriceCampaignInput]?: PriceCampaignInput[Field] | null };

/** What is in a campaign. */
export interface CampaignMembers {
  products: readonly { productId: string; price: number | null }[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
}

/** What breaks the rules of a campaign as a whole: the field, and the rule by its key. */
type BrokenCampaignRule = [
  field: string,
  rule:
    | 'priceCampaign.endBeforeStart'
    | 'priceCampaign.longerThanWeek'
    | 'priceCampaign.noPrice'
    | 'priceCampaign.empty',
];

/** The first rule that a campaign as a whole breaks; null when it keeps them all. */
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

/** What a campaign would make of a product. */
export interface CampaignCandidate extends CampaignTerms {
  endsAt: Date;
}

/**
 * Of several campaigns that a product is in, the one in force: the best price for the shopper. Of equal ones
 * it is that which ends last, so that no label changes before it has to; then the newest.
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
