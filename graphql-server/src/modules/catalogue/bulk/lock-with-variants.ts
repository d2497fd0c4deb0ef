import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../db/database.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { CategoryEntity } from '../categories/category.entity.ts';
import { ProductEntity } from '../products/product.entity.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';

/** A product whose row is locked, with the variants that it offers. */
export interface LockedProduct {
  product: ProductEntity;
  offered: readonly ProductVariantEntity[];
}

/** Locks products in id order until the commit, as everybody does who changes their variants. */
export async function lockWithVariants(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const products = await em.find(
    ProductEntity,
    { id: { $in: ids.filter(isUuid) }, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const variants = await em.find(
    ProductVariantEntity,
    { product: { $in: products.map(({ id }) => id) }, deletedAt: null },
    { orderBy: { position: 'asc' } },
  );
  await em.find(CategoryEntity, { id: { $in: products.map(({ category }) => category.id) } });
  const offered = Map.groupBy(variants, (variant) => variant.product.id);
  return new Map(
    products.map((product) => [product.id, { product, offered: offered.get(product.id) ?? [] }]),
  );
}

/**
 * So many at a time that others get their turn in between: nothing else of the process runs while a slice is
 * worked out.
 */
const SLICE = 50;

export function* slicesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += SLICE) yield items.slice(start, start + SLICE);
}
