import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';
import type { InventoryDatabase } from '../inventory.tables.ts';

/** A variant in a stock sheet. */
export interface StockedVariant {
  id: string;
  productId: string;
  product: string;
  /** Its options; empty for a product without options. */
  variant: string;
  sku: string | null;
  /** Null if it is not tracked. */
  stock: number | null;
  backordered: number;
}

/** Available variants of products that are not withdrawn. */
export function selectStocked(em: EntityManager) {
  return em
    .getKysely<InventoryDatabase>()
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('product_variants.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .select(['product_variants.id', 'product_id', 'title', 'colour', 'size', 'others', 'sku'])
    .select(['product_variants.stock', 'backordered', 'tracks_stock']);
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof selectStocked>['executeTakeFirstOrThrow']>>;

/** Maps a row of `selectStocked`. */
export function toStockedVariant({
  id,
  product_id,
  title,
  sku,
  stock,
  backordered,
  tracks_stock,
  ...combination
}: VariantRow): StockedVariant {
  return {
    id,
    productId: product_id,
    product: title,
    variant: optionWords(combination),
    sku,
    stock: tracks_stock ? stock : null,
    backordered,
  };
}

/** Finds variants by id and by SKU. */
export async function findStocked(
  em: EntityManager,
  ids: readonly string[],
  skus: readonly string[],
): Promise<Map<string, StockedVariant>> {
  const rows = await selectStocked(em)
    .where(sql<boolean>`(product_variants.id = any(${ids}::uuid[]) or sku = any(${skus}::text[]))`)
    .execute();
  const variants = rows.map(toStockedVariant);
  return new Map([
    ...variants.flatMap((variant) => (variant.sku === null ? [] : [[variant.sku, variant] as const])),
    ...variants.map((variant) => [variant.id, variant] as const),
  ]);
}
