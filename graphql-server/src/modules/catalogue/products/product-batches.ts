import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { ProductScope } from '../listing/published.ts';
import { type ProductRow, selectProducts } from './product-query.ts';

/** Products per statement. */
const BATCH = 200;
/** More variants take longer to read than a statement may, and more memory than there may be. */
const MAX_VARIANTS = 2000;

/** Sorts before every product. */
const START = { position: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/**
 * All products in the merchant's order, in batches with at most 2,000 variants: a whole catalogue does not
 * fit into memory.
 */
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
    yield* withFewVariants(rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

type Options = Pick<ProductRow, 'colours' | 'sizes' | 'other_options'>;

/** Splits products into parts with at most 2,000 possible variants; a single product may have more. */
export function* withFewVariants<Row extends Options>(rows: readonly Row[]): Generator<Row[], void> {
  let part: Row[] = [];
  let count = 0;
  for (const row of rows) {
    const options = [row.colours, row.sizes, ...row.other_options.map(({ values }) => values)];
    const variants = options.reduce((product, values) => product * Math.max(1, values.length), 1);
    if (part.length > 0 && count + variants > MAX_VARIANTS) {
      yield part;
      part = [];
      count = 0;
    }
    part.push(row);
    count += variants;
  }
  if (part.length > 0) yield part;
}
