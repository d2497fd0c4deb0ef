import type { Config } from '../config/config.ts';
import type { EntityManager } from '../db/database.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { pricesInForce } from '../modules/catalogue/products/prices-in-force.ts';
import { SaleEntity, SaleMemberEntity } from '../modules/catalogue/sales/sale.entity.ts';
import { ProductVariantEntity } from '../modules/catalogue/variants/product-variant.entity.ts';
import { summaryOf } from '../modules/catalogue/variants/variant-summary.ts';
import { addDays, localDateAt, sameTimeAfter, startOfDay } from '../shared/time/local-date.ts';
import { sampleId } from './sample/sample-id.ts';
import { sampleSale } from './sample/sample-sale.ts';

/** How long ago the sample sale has begun: long enough to look at home, and far from its end. */
const DAYS_AGO = 3;
/** How long its products cost more before, so that the lowest price of the last 30 days is known. */
const DAYS_BEFORE = 40;

/**
 * Adds the sample sale to a shop whose catalogue has just been added: it renews itself each week, so that a
 * fresh shop always has one that runs. Belongs into the same transaction.
 */
export async function seedSale(em: EntityManager, now: Date, { settings }: Config): Promise<void> {
  const ids = sampleSale.products.map((key) => sampleId('product', key));
  const products = await em.find(ProductEntity, { id: { $in: ids } });
  const timeZone = settings.timeZone ?? 'UTC';
  const startsAt = startOfDay(addDays(localDateAt(now, timeZone), -DAYS_AGO), timeZone);
  const sale = em.create(SaleEntity, {
    id: sampleId('sale', 'flash-sales'),
    name: sampleSale.name,
    repeats: 'WEEKLY',
    isFlashSale: true,
    startsAt,
    endsAt: sameTimeAfter(startsAt, 7, timeZone),
    percent: null,
    createdAt: now,
  });
  await em.flush();
  for (const product of products) await addToSale(em, sale, product, ids.indexOf(product.id));
  await em.flush();
  await writeHistory(em, startsAt, ids);
}

/** What it costs is what it costs in the sale; what it cost before, what it costs without. */
async function addToSale(
  em: EntityManager,
  sale: SaleEntity,
  product: ProductEntity,
  position: number,
): Promise<void> {
  const price = product.salePrice;
  em.create(SaleMemberEntity, { saleId: sale.id, kind: 'PRODUCT', memberId: product.id, price, position });
  em.assign(product, { saleId: sale.id, saleFixedPrice: price });
  const variants = await em.find(ProductVariantEntity, { product: product.id });
  for (const variant of variants) {
    const base = { salePrice: variant.regularPrice ?? variant.salePrice, regularPrice: null };
    em.assign(variant, pricesInForce(base, product, 1));
  }
  em.assign(product, summaryOf(variants));
}

async function writeHistory(em: EntityManager, startsAt: Date, productIds: string[]): Promise<void> {
  const ofSale = `variant_id in (select id from product_variants where product_id = any (?::uuid[]))`;
  const ids = `{${productIds.join()}}`;
  await em.execute(`update price_history set since = ?, is_in_sale = true where ${ofSale}`, [startsAt, ids]);
  await em.execute(
    `insert into price_history (variant_id, since, sale_price, regular_price, is_in_sale)
     select id, ?::timestamptz - interval '${DAYS_BEFORE} days', base_sale_price, null, false
     from product_variants where product_id = any (?::uuid[])`,
    [startsAt, ids],
  );
}
