import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { CsvFile } from '../../../shared/csv/csv.ts';
import { stockColumns } from './stock-sheet.ts';
import { selectStocked, toStockedVariant } from './stock-variants-query.ts';

/** Rows per statement. */
const PAGE = 1000;

/** Sorts before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Exports the stock of all variants as a file, which staff fill in after a count or delivery and import again
 * (`StockImporter`).
 */
export class StockSheetService {
  constructor(private readonly em: EntityManager) {}

  /** Every available variant, by product, with an empty column for its new stock. */
  export(): CsvFile {
    return { name: 'stock.csv', columns: stockColumns, pages: this.pages() };
  }

  private async *pages() {
    for (let after = { title: '', id: NO_ID, position: -1 }; ;) {
      const rows = await selectStocked(this.em)
        .select('product_variants.position')
        .where(
          sql<boolean>`(products.title, products.id, product_variants.position) > (${after.title}, ${after.id}::uuid, ${after.position}::int)`,
        )
        .orderBy('products.title')
        .orderBy('products.id')
        .orderBy('product_variants.position')
        .limit(PAGE)
        .execute();
      yield rows.map((row) => {
        const { id, sku, product, variant, stock } = toStockedVariant(row);
        return [id, sku, product, variant, stock, null];
      });
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = { title: last.title, id: last.product_id, position: last.position };
    }
  }
}
