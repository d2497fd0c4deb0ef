import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../db/database.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { CategoryEntity } from '../categories/category.entity.ts';
import { ProductEntity } from '../products/product.entity.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';

/** A product whose row is locked, with its offered variants. */
export interface LockedProduct {
  product: ProductEntity;
  offered: readonly ProductVariantEntity[];
}

/** Locks products in id order until the commit, like all code that changes their variants. */
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

/** Items per slice: small enough that the event loop is free for other requests between two slices. */
const SLICE = 50;

export function* slicesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += SLICE) yield items.slice(start, start + SLICE);
}
