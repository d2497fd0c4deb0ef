import { sql } from 'kysely';
import type { EntityManager } from '../../../../db/database.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';

/** The ids of the shop's products, by "handle x", by "former handle x" and by "SKU x". */
export async function findProductIds(
  em: EntityManager,
  handles: readonly string[],
  skus: readonly string[],
): Promise<Map<string, string>> {
  const db = em.getKysely<CatalogueTables>();
  const byHandle = await db
    .selectFrom('products')
    .where('handle', '=', sql<string>`any(${sql.val(handles)})`)
    .where('deleted_at', 'is', null)
    .select(['id', 'handle'])
    .execute();
  const byFormerHandle = await db
    .selectFrom('product_former_handles')
    .innerJoin('products', 'products.id', 'product_former_handles.product_id')
    .where('product_former_handles.handle', '=', sql<string>`any(${sql.val(handles)})`)
    .where('products.deleted_at', 'is', null)
    .select(['products.id', 'product_former_handles.handle'])
    .execute();
  const bySku = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('sku', '=', sql<string>`any(${sql.val(skus.filter(Boolean))})`)
    .where('product_variants.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .select(['products.id', 'sku'])
    .execute();
  return new Map([
    ...byHandle.map(({ id, handle }) => [`handle ${handle}`, id] as const),
    ...byFormerHandle.map(({ id, handle }) => [`former handle ${handle}`, id] as const),
    ...bySku.map(({ id, sku }) => [`SKU ${sku}`, id] as const),
  ]);
}
