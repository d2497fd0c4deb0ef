import type { EntityManager } from '../../../../db/database.ts';
import { readList, writeList } from '../../../../shared/csv/csv-list.ts';
import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { isUuid } from '../../../../shared/new-id.ts';
import { type ImportEntry, rowError } from '../../../imports/sheet-import.ts';
import { findOrAddCategory } from '../../categories/product-categories.ts';
import { codeError } from '../cells/barcode.ts';
import type { SheetProduct, SheetTerms } from '../product-columns.ts';
import { variantIn } from '../product-changes.ts';
import { optionValueColumns, otherOptionColumns } from '../product-options.ts';
import { ProductSheetService } from '../product-sheet.service.ts';
import {
  type FileRow,
  type ProductSheetCells,
  type ProductSheetColumn,
  rowsOf,
  sheetColumnsFor,
} from '../product-sheet.ts';
import type { SourceSheet } from '../sources/source-sheet.ts';
import { emptyCells } from '../sources/sheet-row-writer.ts';
import { completeRows } from './complete-rows.ts';
import { findProductIds } from './find-product-ids.ts';
import type { OwnSheet, RowProduct } from './own-sheet.ts';

type Row = CsvRow<ProductSheetColumn>;

/** A file of another system says all options of a product. */
const ofOptions: readonly ProductSheetColumn[] = otherOptionColumns.flat();

const byName = ['Title', message('productSource.byName')] as const;
const byFormerHandle = ['Handle', message('productSource.byFormerHandle')] as const;

/**
 * Columns whose values stay if the file of another system has none for the product in the second column. It
 * may have only paths of pictures on the former shop's server.
 */
const staysWithout: Partial<Record<ProductSheetColumn, ProductSheetColumn>> = {
  Pictures: 'Pictures',
  'Alt texts': 'Pictures',
  Attributes: 'Attributes',
  Origin: 'Origin',
  'Customs code': 'Customs code',
};

/**
 * Rows of a file as complete rows: with the ids of products that the shop has already, and with the shop's
 * values in columns that the file lacks, so that importing a file again changes nothing.
 */
export class ProductMatchService {
  /** Why merchants should compare a product with the file, by the product's id. */
  readonly notices = new Map<string, readonly [column: ProductSheetColumn, reason: Message]>();
  /** The lines that are about a product, but not about one of its variants. */
  readonly withoutVariant = new Set<number>();
  /** Rows that fit several variants, by line. */
  readonly errors = new Map<number, ImportEntry[]>();
  readonly products = new Map<string, SheetProduct>();
  /** Rows of a file that only changes variants, about one that the shop lacks. */
  readonly skipped: FileRow[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly terms: SheetTerms,
  ) {}

  /** The rows of the shop's own sheet, whose products have been identified. */
  async matchOwn(file: OwnSheet, rows: readonly FileRow[]): Promise<Row[]> {
    const groups = Map.groupBy(rows, (row) => file.productOf(row)?.key ?? row);
    await this.load([...groups.values()].map(([row]) => row && file.productOf(row)?.id));
    const matched: Row[] = [];
    for (const group of groups.values()) {
      const product = group[0] && file.productOf(group[0]);
      const id = product?.id ?? '';
      const current = this.products.get(id);
      const isMatchedBy = (matchedBy: RowProduct['matchedBy']) =>
        group.every((row) => file.productOf(row)?.matchedBy === matchedBy);
      if (isMatchedBy('TITLE')) this.notices.set(id, byName);
      if (isMatchedBy('FORMER_HANDLE')) this.notices.set(id, byFormerHandle);
      for (const { line, values } of this.completed(group, current, (column) => file.fills(column))) {
        const matchedBy = file.productOf({ line, values })?.matchedBy;
        const original = group.find((row) => row.line === line);
        if (current && original && !identifiesVariant(original, matchedBy))
          this.rejectOtherSku({ line, values }, current);
        const isFormer = matchedBy === 'FORMER_HANDLE';
        const handle = isFormer && current?.product.handle;
        matched.push({ line, values: { ...values, 'Product ID': id, Handle: handle || values.Handle } });
      }
    }
    return matched;
  }

  /** The rows of another system's file. Adds the categories that they name, in the caller's transaction. */
  async matchSource(file: SourceSheet, rows: readonly FileRow[]): Promise<Row[]> {
    const ids = await findProductIds(
      this.em,
      rows.map(({ values }) => values.Handle ?? ''),
      rows.map(({ values }) => values.SKU ?? ''),
    );
    await this.load([...ids.values()]);
    const matched: Row[] = [];
    for (const all of Map.groupBy(rows, ({ values }) => values.Handle).values()) {
      const current = this.products.get(this.idOf(file, all, ids) ?? '');
      const group = file.onlyChanges ? this.existing(all, current) : all;
      const has = (column: ProductSheetColumn | undefined) =>
        column === undefined || group.some(({ values }) => values[column]);
      const fills = (column: ProductSheetColumn) =>
        (file.fills(column) && has(staysWithout[column])) || ofOptions.includes(column);
      const [first, ...others] = this.completed(group, current, fills).map(({ line, values }) => ({
        line,
        values: {
          ...values,
          'Product ID': current?.product.id ?? '',
          Handle: current?.product.handle ?? values.Handle,
          'Colour code': '',
        },
      }));
      if (!first) continue;
      const categories = await categoriesIn(this.em, first);
      matched.push({ ...first, values: { ...first.values, ...categories } }, ...others);
    }
    return matched;
  }

  /** The rows of variants that the shop has. */
  private existing(rows: readonly FileRow[], current: SheetProduct | undefined): readonly FileRow[] {
    const shown = current ? rowsOf(current, this.terms) : [];
    return rows.filter((row) => {
      const cells = { ...emptyCells, ...row.values } as ProductSheetCells;
      if (variantIn(shown, cells)) return true;
      this.skipped.push(row);
      return false;
    });
  }

  /** A row that names a variant by nothing but its product may be about another one. */
  private rejectOtherSku({ line, values }: Row, current: SheetProduct): void {
    const before = variantIn(rowsOf(current, this.terms), values)?.SKU ?? '';
    if (values.SKU === '' || before === '' || values.SKU === before) return;
    const reason = codeError(values.SKU, before) ?? message('productSheet.otherSku', { sku: before });
    this.errors.set(line, [rowError(line, 'SKU', reason)]);
  }

  private async load(ids: readonly (string | null | undefined)[]): Promise<void> {
    const existing = [...new Set(ids)].filter((id): id is string => isUuid(id ?? ''));
    for (const [id, product] of await new ProductSheetService(this.em, this.terms).find(existing))
      this.products.set(id, product);
  }

  /**
   * The id of the product with the rows' handle, or else of the only one with their SKUs, or else of the one
   * that had the handle before. Of a file without handles the SKUs come first, because several products can
   * have a name, in another order in each file.
   */
  private idOf(
    file: SourceSheet,
    group: readonly FileRow[],
    ids: ReadonlyMap<string, string>,
  ): string | undefined {
    const byHandle = ids.get(`handle ${group[0]?.values.Handle}`);
    const bySku = new Set(group.flatMap(({ values }) => ids.get(`SKU ${values.SKU}`) ?? []));
    const skusDecide = file.hasHandles ? byHandle === undefined : bySku.size > 0;
    if (skusDecide && bySku.size > 0) return bySku.size === 1 ? [...bySku][0] : undefined;
    if (skusDecide) {
      const byFormer = ids.get(`former handle ${group[0]?.values.Handle}`);
      if (byFormer !== undefined) this.notices.set(byFormer, byFormerHandle);
      return byFormer;
    }
    if (byHandle === undefined || file.hasHandles) return byHandle;
    // Another row of the file is surely about that product.
    if ([...ids].some(([name, id]) => name.startsWith('SKU ') && id === byHandle)) return undefined;
    this.notices.set(byHandle, byName);
    return byHandle;
  }

  private completed(
    group: readonly FileRow[],
    current: SheetProduct | undefined,
    fills: (column: ProductSheetColumn) => boolean,
  ): Row[] {
    const shown = current ? rowsOf(current, this.terms) : [];
    const { rows, withoutVariant, ambiguous } = completeRows(
      group,
      shown,
      fills,
      sheetColumnsFor(this.terms),
    );
    for (const line of withoutVariant) this.withoutVariant.add(line);
    for (const line of ambiguous)
      this.errors.set(line, [rowError(line, 'SKU', message('productSheet.severalVariants'))]);
    return rows;
  }
}

function identifiesVariant({ values }: FileRow, matchedBy: RowProduct['matchedBy'] | undefined): boolean {
  if (matchedBy === 'TITLE') return false;
  return matchedBy === 'ID' || optionValueColumns.some((column) => Boolean(values[column]));
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
