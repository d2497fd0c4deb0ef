import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { selectProducts, toProduct, type ProductRow } from '../products/product-query.ts';
import { VariantService } from '../variants/variant.service.ts';
import type { SheetProduct } from './product-sheet.ts';

/** Products as a sheet shows them, by id. Three statements. */
export async function findSheetProducts(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, SheetProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(em.getKysely<Database>(), 'ALL')
    .where('products.id', 'in', ids)
    .execute();
  return new Map((await toSheetProducts(em, rows)).map((found) => [found.product.id, found]));
}

/** Products in the merchant's order, from after a position on. Three statements. */
export async function sheetProductsAfter(
  em: EntityManager,
  after: { position: number; id: string },
  limit: number,
): Promise<{ products: SheetProduct[]; last: { position: number; id: string } | null }> {
  const rows = await selectProducts(em.getKysely<Database>(), 'ALL')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('products.position', 'products.id'), '>', tuple(after.position, after.id)),
    )
    .orderBy('products.position')
    .orderBy('products.id')
    .limit(limit)
    .execute();
  return { products: await toSheetProducts(em, rows), last: rows.at(-1) ?? null };
}

async function toSheetProducts(em: EntityManager, rows: readonly ProductRow[]): Promise<SheetProduct[]> {
  const products = rows.map(toProduct);
  const further = await findFurtherCategories(
    em,
    products.map(({ id }) => id),
  );
  const variants = new VariantService(em);
  return Promise.all(
    products.map(async (product) => ({
      product,
      furtherCategories: further.get(product.id)?.map(({ slug }) => slug) ?? [],
      variants: await variants.listOf(product),
    })),
  );
}

async function findFurtherCategories(em: EntityManager, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map<string, { slug: string }[]>();
  const rows = await em
    .getKysely<Database>()
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .where('product_id', 'in', productIds)
    .select(['product_id', 'slug'])
    .orderBy('slug')
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
}
