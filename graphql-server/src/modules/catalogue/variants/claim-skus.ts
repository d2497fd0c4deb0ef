import { type Kysely, sql } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { userError, type UserError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { ProductEntity } from '../products/product.entity.ts';
import type { WantedVariant } from '../products/product-variants.ts';
import type { ProductVariantEntity } from './product-variant.entity.ts';
import { matchVariants } from './variant-rules.ts';

const VARIANTS = ['input', 'variants'];

/**
 * Ensures that the requested SKUs are free until the commit. Variants that can't be bought any more lose
 * theirs.
 * @throws UserError SKU_TAKEN
 */
export async function claimSkus(
  em: EntityManager,
  product: ProductEntity,
  requestedVariants: readonly WantedVariant[],
  all: readonly ProductVariantEntity[],
): Promise<void> {
  const skus = requestedVariants.map(({ sku }) => sku ?? null);
  const named = skus.filter((sku) => sku !== null);
  if (named.length === 0) return;
  const repeated = skus.findIndex((sku, index) => sku !== null && skus.indexOf(sku) < index);
  if (repeated >= 0) throw skuTaken(skus[repeated] ?? '', product.title, repeated);
  const db = em.getKysely<CatalogueTables>();
  // Held until the commit, so that the SKUs stay free.
  await holdLock(db, 'skus');
  const holders = await holdersOf(db, named, product.id);
  const taken = holders.find((holder) => holder.is_offered);
  if (taken) throw skuTaken(taken.sku ?? '', taken.title, skus.indexOf(taken.sku));
  const gone = holders.map(({ id }) => id);
  if (gone.length > 0) {
    await db.updateTable('product_variants').set({ sku: null }).where('id', 'in', gone).execute();
  }
  const matchedVariants = matchVariants(requestedVariants, all);
  for (const variant of all) {
    if (!matchedVariants.includes(variant) && named.includes(variant.sku ?? '')) variant.sku = null;
  }
}

/** Variants of other products that have these SKUs, and whether they can still be bought. */
function holdersOf(db: Kysely<CatalogueTables>, skus: readonly string[], productId: string) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('sku', 'in', skus)
    .where('product_id', '<>', productId)
    .select(['product_variants.id', 'sku', 'title'])
    .select(
      sql<boolean>`products.deleted_at is null and product_variants.deleted_at is null`.as('is_offered'),
    )
    .execute();
}

function skuTaken(sku: string, title: string, index: number): UserError {
  return userError('SKU_TAKEN', message('variant.skuTaken', { sku, title }), [
    ...VARIANTS,
    String(index),
    'sku',
  ]);
}
