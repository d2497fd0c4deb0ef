import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { ProductScope } from '../listing/published.ts';
import { type ProductRow, selectProducts } from './product-query.ts';

/** Products per statement. */
const BATCH = 200;

/** Sorts before every product. */
const START = { position: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/** All products in the merchant's order, in batches: a whole catalogue does not fit into memory. */
export async function* productBatches(
  db: Kysely<CatalogueTables>,
  scope: ProductScope,
): AsyncGenerator<ProductRow[], void> {
  for (let after = START; ;) {
    const rows = await selectProducts(db, scope)
      .where((eb) =>
        eb(eb.refTuple('products.position', 'products.id'), '>', eb.tuple(after.position, after.id)),
      )
      .orderBy('products.position')
      .orderBy('products.id')
      .limit(BATCH)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}
