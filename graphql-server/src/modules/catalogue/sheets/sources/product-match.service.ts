import { sql } from 'kysely';
import type { EntityManager } from '../../../../db/database.ts';
import { readList, writeList } from '../../../../shared/csv/csv-list.ts';
import type { CsvRow } from '../../../../shared/csv/csv.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { findOrAddCategory } from '../../categories/product-categories.ts';
import { isSameCombination } from '../../variants/variant-rules.ts';
import type { SheetProduct, SheetTerms } from '../product-columns.ts';
import { combinationOf, otherOptionColumns } from '../product-options.ts';
import { ProductSheetService } from '../product-sheet.service.ts';
import { type ProductSheetColumn, productSheetColumns, rowsOf, variantColumns } from '../product-sheet.ts';
import type { SourceSheet } from './source-sheet.ts';

type Row = CsvRow<ProductSheetColumn>;

/** A file says all options of a product. */
const ofOptions: readonly ProductSheetColumn[] = otherOptionColumns.flat();

/**
 * Rows of another system's file as the shop's own: with the ids of products that the shop has already, and
 * with the shop's values in columns that the file lacks, so that importing a file again changes nothing.
 */
export class ProductMatchService {
  /** The ids of products that have nothing but their name in common with the file. */
  readonly matchedByName = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly file: SourceSheet,
    private readonly terms: SheetTerms,
  ) {}

  /** Adds the categories that the rows name, in the caller's transaction. */
  async match(rows: readonly Row[]): Promise<Row[]> {
    const ids = await idsOf(this.em, rows);
    const products = await new ProductSheetService(this.em, this.terms).find([...new Set(ids.values())]);
    const matched: Row[] = [];
    for (const group of Map.groupBy(rows, ({ values }) => values.Handle).values()) {
      const id = this.idOf(group, ids);
      const [first, ...others] = this.completed(group, products.get(id ?? '') ?? null);
      if (!first) continue;
      const categories = await categoriesIn(this.em, first);
      matched.push({ ...first, values: { ...first.values, ...categories } }, ...others);
    }
    return matched;
  }

  /**
   * The id of the product with the rows' handle, or else of the only one with their SKUs. Of a file without
   * handles the SKUs come first, because several products can have a name, in another order in each file.
   */
  private idOf(group: readonly Row[], ids: ReadonlyMap<string, string>): string | undefined {
    const byHandle = ids.get(`handle ${group[0]?.values.Handle}`);
    const bySku = new Set(group.flatMap(({ values }) => ids.get(`SKU ${values.SKU}`) ?? []));
    const skusDecide = this.file.hasHandles ? byHandle === undefined : bySku.size > 0;
    if (skusDecide) return bySku.size === 1 ? [...bySku][0] : undefined;
    if (byHandle !== undefined && !this.file.hasHandles) this.matchedByName.add(byHandle);
    return byHandle;
  }

  private completed(group: readonly Row[], current: SheetProduct | null): Row[] {
    const shown = current ? rowsOf(current, this.terms) : [];
    const missing = productSheetColumns.filter(
      (column) => !this.file.fills(column) && !ofOptions.includes(column),
    );
    const ofVariant: readonly ProductSheetColumn[] = variantColumns;
    return group.map(({ line, values }, index) => {
      const variant = shown.find((each) => isSameCombination(combinationOf(each), combinationOf(values)));
      const cells = missing.map((column) => {
        const row = ofVariant.includes(column) ? variant : index === 0 ? shown[0] : undefined;
        return [column, row?.[column] ?? ''];
      });
      return {
        line,
        values: {
          ...values,
          ...(Object.fromEntries(cells) as Record<ProductSheetColumn, string>),
          'Product ID': current?.product.id ?? '',
          Handle: current?.product.handle ?? values.Handle,
          'Colour code': '',
          'New stock': '',
        },
      };
    });
  }
}

/** The ids of the shop's products, by the handles and the SKUs in the rows. */
async function idsOf(em: EntityManager, rows: readonly Row[]): Promise<Map<string, string>> {
  const db = em.getKysely<CatalogueTables>();
  const handles = rows.map(({ values }) => values.Handle);
  const skus = rows.map(({ values }) => values.SKU).filter(Boolean);
  const byHandle = await db
    .selectFrom('products')
    .where('handle', '=', sql<string>`any(${sql.val(handles)})`)
    .where('deleted_at', 'is', null)
    .select(['id', 'handle'])
    .execute();
  const bySku = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('sku', '=', sql<string>`any(${sql.val(skus)})`)
    .where('product_variants.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .select(['products.id', 'sku'])
    .execute();
  return new Map([
    ...byHandle.map(({ id, handle }) => [`handle ${handle}`, id] as const),
    ...bySku.map(({ id, sku }) => [`SKU ${sku}`, id] as const),
  ]);
}

/** The slugs of the categories that a product's first row names; those that the shop lacks are added. */
async function categoriesIn(em: EntityManager, row: Row) {
  const { Category: main, 'Further categories': further } = row.values;
  const slugOf = async (name: string) => (await findOrAddCategory(em, name)).slug;
  const slugs = new Set<string>();
  // Two at the same time could add the same category twice.
  for (const name of readList(further)) slugs.add(await slugOf(name));
  const mainSlug = await slugOf(main);
  slugs.delete(mainSlug);
  return { Category: mainSlug, 'Further categories': writeList([...slugs].toSorted()) };
}
