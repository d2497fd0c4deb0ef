import type { Config } from '../config/config.ts';
import type { EntityManager } from '../db/database.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { pricesInForce } from '../modules/catalogue/products/prices-in-force.ts';
import {
  PriceCampaignEntity,
  PriceCampaignMemberEntity,
} from '../modules/catalogue/price-campaigns/price-campaign.entity.ts';
import { ProductVariantEntity } from '../modules/catalogue/variants/product-variant.entity.ts';
import { summaryOf } from '../modules/catalogue/variants/variant-summary.ts';
import { addDays, localDateAt, sameTimeAfter, startOfDay } from '../shared/time/local-date.ts';
import { sampleId } from './sample/sample-id.ts';
import { samplePriceCampaign } from './sample/sample-price-campaign.ts';

/** How many days ago the sample campaign began: visitors have had time to look, and its end is far away. */
const DAYS_AGO = 3;
/**
 * How many days its products had the former price before, so that the lowest price of the last 30 days is
 * known.
 */
const DAYS_BEFORE = 40;

/**
 * Adds the sample campaign to a shop whose catalogue was just added. It repeats every week, so that a new
 * shop always has a current one. Call it in the same transaction.
 */
export async function seedPriceCampaign(em: EntityManager, now: Date, { settings }: Config): Promise<void> {
  const ids = samplePriceCampaign.products.map((key) => sampleId('product', key));
  const products = await em.find(ProductEntity, { id: { $in: ids } });
  const timeZone = settings.timeZone ?? 'UTC';
  const startsAt = startOfDay(addDays(localDateAt(now, timeZone), -DAYS_AGO), timeZone);
  const campaign = em.create(PriceCampaignEntity, {
    id: sampleId('campaign', samplePriceCampaign.key),
    name: samplePriceCampaign.name,
    repeats: 'WEEKLY',
    isFlashSale: true,
    startsAt,
    endsAt: sameTimeAfter(startsAt, 7, timeZone),
    percent: null,
    createdAt: now,
  });
  await em.flush();
  for (const product of products) await addToCampaign(em, campaign, product, ids.indexOf(product.id));
  await em.flush();
  await writeHistory(em, startsAt, ids);
}

/** The current price becomes the campaign's price, and the former price the one outside of it. */
async function addToCampaign(
  em: EntityManager,
  campaign: PriceCampaignEntity,
  product: ProductEntity,
  position: number,
): Promise<void> {
  const price = product.salePrice;
  em.create(PriceCampaignMemberEntity, {
    campaignId: campaign.id,
    kind: 'PRODUCT',
    memberId: product.id,
    price,
    position,
  });
  em.assign(product, { campaignId: campaign.id, campaignFixedPrice: price });
  const variants = await em.find(ProductVariantEntity, { product: product.id });
  for (const variant of variants) {
    const base = { salePrice: variant.regularPrice ?? variant.salePrice, regularPrice: null };
    em.assign(variant, pricesInForce(base, product, 1));
  }
  em.assign(product, summaryOf(variants));
}

async function writeHistory(em: EntityManager, startsAt: Date, productIds: string[]): Promise<void> {
  const ofCampaign = `variant_id in (select id from product_variants where product_id = any (?::uuid[]))`;
  const ids = `{${productIds.join()}}`;
  await em.execute(`update price_history set since = ?, is_in_campaign = true where ${ofCampaign}`, [
    startsAt,
    ids,
  ]);
  await em.execute(
    `insert into price_history (variant_id, since, sale_price, regular_price, is_in_campaign)
     select id, ?::timestamptz - interval '${DAYS_BEFORE} days', base_sale_price, null, false
     from product_variants where product_id = any (?::uuid[])`,
    [startsAt, ids],
  );
}
