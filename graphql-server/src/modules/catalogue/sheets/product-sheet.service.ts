import type { EntityManager } from '../../../db/database.ts';
import type { CsvFile } from '../../../shared/csv/csv.ts';
import { productBatches } from '../products/product-batches.ts';
import { type ProductRow, selectProducts, toProduct } from '../products/product-query.ts';
import { VariantService } from '../variants/variant.service.ts';
import type { SheetProduct, SheetTerms } from './product-columns.ts';
import { rowsOf, sheetColumnsFor } from './product-sheet.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Products as sheet rows, and the complete export, which `ProductImporter` reads. */
export class ProductSheetService {
  constructor(
    private readonly em: EntityManager,
    private readonly terms: SheetTerms,
  ) {}

  /** Exports all products that are not withdrawn, in the merchant's order, with one row per variant. */
  export(): CsvFile {
    return { name: 'products.csv', columns: sheetColumnsFor(this.terms), pages: this.pages() };
  }

  /** Products by id; withdrawn and unknown ones are missing. Three statements. */
  async find(ids: readonly string[]): Promise<Map<string, SheetProduct>> {
    if (ids.length === 0) return new Map();
    const rows = await selectProducts(this.em.getKysely<CatalogueTables>(), 'ALL')
      .where('products.id', 'in', ids)
      .execute();
    const products = await this.toSheetProducts(rows);
    return new Map(products.map((sheetProduct) => [sheetProduct.product.id, sheetProduct]));
  }

  private async *pages() {
    const columns = sheetColumnsFor(this.terms);
    for await (const rows of productBatches(this.em.getKysely<CatalogueTables>(), 'ALL')) {
      const products = await this.toSheetProducts(rows);
      yield products.flatMap((each) =>
        rowsOf(each, this.terms).map((cells) => columns.map((column) => cells[column] ?? '')),
      );
    }
  }

  private async toSheetProducts(rows: readonly ProductRow[]): Promise<SheetProduct[]> {
    const products = rows.map(toProduct);
    const further = await this.furtherCategoriesOf(products.map(({ id }) => id));
    const variants = new VariantService(this.em);
    return Promise.all(
      products.map(async (product) => ({
        product,
        furtherCategories: further.get(product.id)?.map(({ slug }) => slug) ?? [],
        variants: await variants.listOf(product),
      })),
    );
  }

  private async furtherCategoriesOf(productIds: readonly string[]) {
    if (productIds.length === 0) return new Map<string, { slug: string }[]>();
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('product_categories')
      .innerJoin('categories', 'categories.id', 'product_categories.category_id')
      .where('product_id', 'in', productIds)
      .select(['product_id', 'slug'])
      .orderBy('slug')
      .execute();
    return Map.groupBy(rows, ({ product_id }) => product_id);
  }
}
