import type { EntityManager } from '../../../db/database.ts';
import type { CsvFile } from '../../../shared/csv.ts';
import { sheetProductsAfter } from './product-sheet-query.ts';
import { productSheetColumns, rowsOf } from './product-sheet.ts';

/** As many products as are read at once. */
const PAGE = 200;

/** Comes before every product. */
const START = { position: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/** All products as a file, which `ProductReading` reads back. */
export class ProductSheetService {
  constructor(
    private readonly em: EntityManager,
    private readonly currency: string,
  ) {}

  /** Every product that is not withdrawn, in the merchant's order, with a row for each variant. */
  export(): CsvFile {
    return { name: 'products.csv', columns: productSheetColumns, pages: this.pages() };
  }

  private async *pages() {
    for (let after = START; ;) {
      const { products, last } = await sheetProductsAfter(this.em, after, PAGE);
      yield products.flatMap((each) =>
        rowsOf(each, this.currency).map((cells) => productSheetColumns.map((column) => cells[column])),
      );
      if (!last || products.length < PAGE) return;
      after = last;
    }
  }
}
