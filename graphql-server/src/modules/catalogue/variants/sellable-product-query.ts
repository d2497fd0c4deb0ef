import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { isPublished } from '../listing/published.ts';
import { backorderable, futureDay } from '../filters/availability.ts';
import { quantityRuleColumns, quantityRulesOfRow } from './quantity-rules.ts';
import type { SellableProduct, SellableVariant } from './sellable-product.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * Sellable products by id, including those that can't be bought; unknown ids are missing from the map. Two
 * statements.
 */
export async function findSellable(
  em: EntityManager,
  productIds: Iterable<string>,
): Promise<Map<string, SellableProduct>> {
  const ids = validIds(productIds);
  if (ids.length === 0) return new Map();
  const rows = await selectSellable(em).where('id', 'in', ids).execute();
  return toSellable(rows, await findVariants(em, ids));
}

/**
 * Like `findSellable`, but locks the products in id order until the end of the transaction, so that their
 * prices and stock can't change between reading and buying. Reads the variants in a separate statement: the
 * one that waited for the locks still sees their former state.
 */
export async function lockSellable(
  em: EntityManager,
  productIds: Iterable<string>,
): Promise<Map<string, SellableProduct>> {
  const ids = validIds(productIds);
  if (ids.length === 0) return new Map();
  const rows = await selectSellable(em).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  return toSellable(rows, await findVariants(em, ids));
}

/**
 * Locks products in id order until the end of the transaction, like all code that changes their variants'
 * stock.
 */
export async function lockProducts(em: EntityManager, parts: Iterable<{ productId: string }>): Promise<void> {
  const ids = [...new Set([...parts].map(({ productId }) => productId))];
  await em
    .getKysely<CatalogueTables>()
    .selectFrom('products')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function validIds(productIds: Iterable<string>): string[] {
  return [...new Set(productIds)].filter(isUuid);
}

function selectSellable(em: EntityManager) {
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('products')
    .select(['id', 'title', 'image', 'colours', 'sizes', 'other_options', 'tax_class_id', 'product_type'])
    .select(isPublished().as('is_published'));
}

type SellableRow = Awaited<ReturnType<ReturnType<typeof selectSellable>['executeTakeFirstOrThrow']>>;

async function findVariants(
  em: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, SellableVariant[]>> {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('product_variants')
    .where('product_id', 'in', productIds)
    .select(['id', 'product_id', 'colour', 'size', 'others'])
    .select(['sale_price', 'stock', 'weight', 'image', 'deleted_at'])
    .select(['requires_shipping', 'lead_time_days'])
    .select([backorderable.as('backorderable'), futureDay('product_variants').as('available_from')])
    .select(quantityRuleColumns)
    .orderBy('position')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.product_id);
  return new Map(
    [...groups].map(([productId, group]) => [
      productId,
      group.map(({ id, colour, size, others, sale_price, stock, weight, image, ...row }) => ({
        id,
        colour,
        size,
        others,
        stock: stock + row.backorderable,
        backorderable: row.backorderable,
        availableFrom: row.available_from,
        weight,
        image,
        salePrice: sale_price,
        requiresShipping: row.requires_shipping,
        leadTimeDays: row.lead_time_days,
        ...quantityRulesOfRow(row),
        isWithdrawn: row.deleted_at !== null,
      })),
    ]),
  );
}

function toSellable(
  rows: SellableRow[],
  variants: ReadonlyMap<string, SellableVariant[]>,
): Map<string, SellableProduct> {
  return new Map(
    rows.map(
      ({ id, title, image, colours, sizes, other_options, tax_class_id, product_type, is_published }) => [
        id,
        {
          id,
          title,
          image,
          colours,
          sizes,
          otherOptions: other_options,
          taxClassId: tax_class_id,
          type: product_type,
          isWithdrawn: !is_published,
          variants: variants.get(id) ?? [],
        },
      ],
    ),
  );
}
