import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { isPublished } from '../listing/published.ts';
import { optionsOf, colourImagesOf, type SellableProduct } from './sellable-product.ts';

/** Sellable products by id, those that can't be bought included; unknown ids are missing from the map. One statement. */
export async function findSellable(
  em: EntityManager,
  productIds: Iterable<string>,
): Promise<Map<string, SellableProduct>> {
  const ids = wanted(productIds);
  if (ids.length === 0) return new Map();
  const rows = await selectSellable(em).where('id', 'in', ids).execute();
  return toSellable(rows);
}

/**
 * Like `findSellable`, but locks the products in id order until the end of the transaction: no price or stock can
 * change between reading and buying.
 */
export async function lockSellable(
  em: EntityManager,
  productIds: Iterable<string>,
): Promise<Map<string, SellableProduct>> {
  const ids = wanted(productIds);
  if (ids.length === 0) return new Map();
  const rows = await selectSellable(em).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  return toSellable(rows);
}

function wanted(productIds: Iterable<string>): string[] {
  return [...new Set(productIds)].filter(isUuid);
}

function selectSellable(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('products')
    .select(['id', 'title', 'image', 'sale_price', 'stock', 'colours', 'sizes'])
    .select(isPublished().as('is_published'));
}

type SellableRow = Awaited<ReturnType<ReturnType<typeof selectSellable>['executeTakeFirstOrThrow']>>;

function toSellable(rows: SellableRow[]): Map<string, SellableProduct> {
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        image: row.image,
        colourImages: colourImagesOf(row.colours),
        salePrice: row.sale_price,
        stock: row.stock,
        isWithdrawn: !row.is_published,
        options: optionsOf(row),
      },
    ]),
  );
}
