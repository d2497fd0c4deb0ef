import type { EntityManager } from '../../../db/database.ts';
import { UserError } from '../../../errors.ts';
import { type CsvRow, normalizeColumn, type OpenedCsv } from '../../../shared/csv/csv.ts';
import { writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import type { Actor } from '../../../shared/principal.ts';
import type { LocalDate } from '../../../shared/time/local-date.ts';
import type { RedirectService } from '../../redirects/redirect.service.ts';
import { FirstLines } from '../../imports/first-lines.ts';
import {
  rowEntry,
  rowError,
  type ImportEntry,
  type MappedSheet,
  type SheetImporter,
} from '../../imports/sheet-import.ts';
import type { NewProduct } from '../products/product-rules.ts';
import type { ProductService } from '../products/product.service.ts';
import { changedIn, variantChanges, variantIn } from './product-changes.ts';
import { errorsOfProduct, errorsOfRules } from './product-row-errors.ts';
import { fieldsIn, picturesIn, type PictureSources, variantsIn } from './product-input.ts';
import { optionsIn } from './product-options.ts';
import { looksLikeField } from './field-columns.ts';
import { OTHER_CATEGORY, productColumnsFor, type SheetProduct, type SheetTerms } from './product-columns.ts';
import {
  type ColumnsByName,
  type FileRow,
  type ProductSheetCells,
  type ProductSheetColumn,
  type ReadRow,
  readCells,
  rowsOf,
  sheetColumnsByName,
  sheetColumnsFor,
} from './product-sheet.ts';
import type { SheetPicturesService } from './pictures/sheet-pictures.service.ts';
import { ImportSummary } from './import-summary.service.ts';
import { OwnSheet } from './match/own-sheet.ts';
import { ProductMatchService } from './match/product-match.service.ts';
import { productMapping } from './mapping/product-mapping.ts';
import { type MergedProduct, mergeRows } from './merged-product.ts';
import { SourceSheet } from './sources/source-sheet.ts';
import { openWordPressExport } from './sources/woocommerce/wordpress/wordpress-export.ts';
import { errorsOfVariants } from './variant-row-errors.ts';
import { barcodeNotices, stockNotices } from './variant-notices.ts';

type Row = CsvRow<ProductSheetColumn>;

/** Context for the rows of one product. */
interface GroupContext {
  /** Null for a new product. */
  current: SheetProduct | null;
  pictureSources: PictureSources;
  /** Errors in its pictures, and rows that fit several of its variants. */
  errors: readonly ImportEntry[];
  /** The lines that say nothing of a variant. */
  withoutVariant: ReadonlySet<number>;
}

/** A product whose rows are valid. */
interface ReadProduct {
  product: MergedProduct;
  variants: readonly ReadRow[];
  pictureSources: PictureSources;
}

/**
 * Imports a product sheet. Rows of products that the shop does not have create them; other rows change the
 * cells that differ from the shop. Products and variants without rows stay unchanged.
 */
export class ProductImporter implements SheetImporter<never, ProductSheetColumn> {
  readonly columns = [];
  readonly optionalColumns: readonly ProductSheetColumn[];
  readonly mapping: MappedSheet;
  private readonly columnsByName: ColumnsByName;
  /** The line in which each SKU first occurred. */
  private readonly lines = new FirstLines();
  /** A file of another system; null for the shop's own sheet. */
  private source: SourceSheet | null = null;
  private own = new OwnSheet([]);
  private readonly summary = new ImportSummary();

  constructor(
    private readonly productsOn: (em: EntityManager) => ProductService,
    private readonly redirectsOn: (em: EntityManager) => RedirectService,
    private readonly pictures: SheetPicturesService,
    private readonly actor: Actor,
    private readonly terms: SheetTerms,
    private readonly today: LocalDate,
    private readonly timeZone: string,
  ) {
    this.optionalColumns = sheetColumnsFor(terms);
    this.columnsByName = sheetColumnsByName(terms);
    this.mapping = productMapping(today, this.columnsByName);
  }

  sourceOf(header: readonly string[]): SourceSheet | null {
    this.source = SourceSheet.recognize(header, this.today);
    this.own = new OwnSheet(header.map((name) => this.columnNamed(name)));
    this.summary.unknownFields = header.filter(
      (name) => looksLikeField(name) && !this.columnsByName.has(normalizeColumn(name)),
    );
    return this.source;
  }

  openXml(text: AsyncIterable<string>, report: (entry: ImportEntry) => void): Promise<OpenedCsv> {
    return openWordPressExport(text, this.timeZone, report);
  }

  columnNamed(name: string): string {
    return this.columnsByName.get(normalizeColumn(name)) ?? name;
  }

  columnInFile(column: string): string | null {
    return this.source?.columnFor(column as ProductSheetColumn) ?? null;
  }

  identify(em: EntityManager, rows: AsyncIterable<FileRow>): Promise<ReadonlyMap<number, string>> {
    return this.own.identify(em, rows);
  }

  belongsTogether(row: FileRow, before: FileRow): boolean {
    const key = this.keyOf(row);
    return key !== undefined && key === this.keyOf(before);
  }

  nameOf({ values }: FileRow): string {
    return values.SKU || values.Title || values['Product ID'] || (values.Handle ?? '');
  }

  async apply(em: EntityManager, fileRows: readonly FileRow[]): Promise<ImportEntry[]> {
    await this.summary.recordCategories(em, fileRows, this.source !== null);
    if (this.source) await this.summary.redirectOnce(this.redirectsOn(em), this.source.productPaths);
    const match = new ProductMatchService(em, this.terms);
    const rows = this.source
      ? await match.matchSource(this.source, fileRows)
      : await match.matchOwn(this.own, fileRows);
    const pictures = await this.pictures.resolve(em, rows, match.products);
    const pictureSources = {
      findAsset: (url: string) => pictures.assets.get(url) ?? null,
      waitingUrls: pictures.waitingUrls,
    };
    const entries = match.skipped.map((row) =>
      this.notice(row.line, 'Handle', message('productSource.notInShop'), this.nameOf(row)),
    );
    for (const group of this.groupsOf(pictures.rows)) {
      const [{ line, values }] = group;
      const current = match.products.get(values['Product ID']) ?? null;
      const errors = group.flatMap((row) => [
        ...(match.errors.get(row.line) ?? []),
        ...(pictures.errors.get(row.line) ?? []).map((reason) => rowError(row.line, 'Pictures', reason)),
      ]);
      const { withoutVariant } = match;
      const applied = await this.applyGroup(em, group, { current, pictureSources, errors, withoutVariant });
      entries.push(...applied);
      const notice = current && match.notices.get(current.product.id);
      if (notice && applied.length > 0) entries.push(this.notice(line, ...notice, current.product.title));
      // Entities loaded by the product's own transaction are merged into this unit of work, and would stay in
      // memory until the last row.
      em.clear();
    }
    return entries;
  }

  notices(): ImportEntry[] {
    return this.summary
      .notices()
      .map((entry) => ({ ...entry, column: this.columnInFile(entry.column ?? '') ?? entry.column }));
  }

  private notice(line: number, column: ProductSheetColumn, reason: Message, subject: string): ImportEntry {
    return { ...rowEntry('NOTICE', line, this.columnInFile(column) ?? column, reason), subject };
  }

  private get columnsOfProducts(): ProductSheetColumn[] {
    return ['Handle', ...productColumnsFor(this.terms).map(({ name }) => name)];
  }

  /** Identifies a row's product; undefined if it names none. */
  private keyOf(row: FileRow): string | undefined {
    return this.source ? row.values.Handle : this.own.productOf(row)?.key;
  }

  /** Groups the rows by product. */
  private groupsOf(rows: readonly Row[]): [Row, ...Row[]][] {
    const groups: [Row, ...Row[]][] = [];
    for (const row of rows) {
      const last = groups.at(-1);
      const before = last?.at(-1);
      if (last && before && this.belongsTogether(row, before)) last.push(row);
      else groups.push([row]);
    }
    return groups;
  }

  private async applyGroup(
    em: EntityManager,
    group: readonly [Row, ...Row[]],
    { current, pictureSources, errors: earlierErrors, withoutVariant }: GroupContext,
  ): Promise<ImportEntry[]> {
    const shown = current ? rowsOf(current, this.terms) : [];
    const read = (row: Row, shownType = '') => ({
      line: row.line,
      ...readCells(this.summary.ignoreUnknownType(row, shownType, this.terms), this.terms),
    });
    const [first, ...others] = group;
    const rows = [read(first, shown[0]?.['Product type']), ...others.map((row) => read(row))] as const;
    const readErrors = rows.flatMap(({ line, errors }) =>
      errors.map(([column, reason]) => rowError(line, column, reason)),
    );
    const product = mergeRows(rows, shown[0]?.Handle ?? '', this.columnsOfProducts);
    const variants = rows.filter(({ line }) => !withoutVariant.has(line));
    const errors = [
      ...earlierErrors,
      ...readErrors,
      ...product.errors,
      ...(earlierErrors.length + readErrors.length > 0 ? [] : errorsOfVariants(variants, shown)),
      ...errorsOfProduct(product, current),
    ];
    errors.push(...this.repeatedSkus(variants, errors));
    if (errors.length > 0) return errors;
    const context = { product, variants, pictureSources };
    try {
      return current ? await this.change(em, context, current) : await this.create(em, context);
    } catch (error) {
      if (error instanceof UserError) return errorsOfRules(error, product, variants, current);
      throw error;
    }
  }

  private repeatedSkus(rows: readonly ReadRow[], errors: readonly ImportEntry[]): ImportEntry[] {
    return rows.flatMap(({ line, cells: { SKU } }) => {
      const earlier = SKU === '' ? null : this.lines.claim(`SKU ${SKU}`, line);
      const isReported = errors.some((error) => error.line === line);
      if (earlier === null || isReported) return [];
      return [rowError(line, 'SKU', message('productSheet.skuRepeated', { line: earlier }))];
    });
  }

  private async create(
    em: EntityManager,
    { product, variants: rows, pictureSources }: ReadProduct,
  ): Promise<ImportEntry[]> {
    const cells = rows.map((row) => row.cells);
    const { inputs, urls, waiting } = picturesIn(product.cells, null, pictureSources);
    const variants = variantsIn(cells, null, { pictures: urls, ...this.terms });
    const columns = this.columnsOfProducts.filter(
      (column) => product.cells[column] !== '' || !chosenByShop.includes(column),
    );
    const line = product.lineOf(null);
    if (product.cells.Category === '') this.summary.recordMissingCategory(line);
    const input = {
      ...fieldsIn(product.cells, columns, inputs, this.terms),
      ...(product.cells.Category === '' && { category: OTHER_CATEGORY }),
      ...optionsIn(cells, null),
      salePrice: variants[0]?.salePrice,
      regularPrice: variants[0]?.regularPrice,
      stock: 0,
      variants,
    };
    const { id, title } = await this.productsOn(em).create(input as NewProduct, this.actor);
    await this.pictures.queue(em, id, waiting);
    this.recordMissingStock(rows);
    const entry = { kind: 'CREATED' as const, line, column: null, message: null };
    return [
      { ...entry, subjectId: id, subject: title, before: null, after: null },
      ...this.noticesOf(rows, [], title),
    ];
  }

  /** Records whether new variants have no number of units. */
  private recordMissingStock(rows: readonly ReadRow[]): void {
    const [first] = rows;
    if (first && rows.some(({ cells }) => cells.Stock === '' && cells['New stock'] === ''))
      this.summary.recordMissingStock(first.line);
  }

  private async change(
    em: EntityManager,
    { product, variants: rows, pictureSources }: ReadProduct,
    current: SheetProduct,
  ): Promise<ImportEntry[]> {
    const { id, title } = current.product;
    const shown = rowsOf(current, this.terms);
    const { inputs, urls, waiting } = picturesIn(product.cells, current, pictureSources);
    const requestedCells = {
      ...product.cells,
      Pictures: urls.join(' '),
      'Alt texts': writeList(inputs.map(({ alt }) => alt)),
    };
    const ofProduct = shown[0] ? changedIn(requestedCells, shown[0], this.columnsOfProducts) : [];
    const ofVariants = rows.map((row) => ({ ...row, changes: variantChanges(row.cells, shown, this.terms) }));
    const others = this.noticesOf(rows, shown, title);
    const queuedCount = await this.pictures.queue(em, id, waiting);
    const about = { kind: 'CHANGED' as const, subjectId: id, subject: title, message: null };
    if (queuedCount > 0 && !ofProduct.some(({ column }) => column === 'Pictures')) {
      const [before, after] = [shown[0]?.Pictures ?? null, product.cells.Pictures];
      others.push({ ...about, line: product.lineOf('Pictures'), column: 'Pictures', before, after });
    }
    if (ofProduct.length === 0 && ofVariants.every(({ changes }) => changes.length === 0)) return others;
    const cells = rows.map((row) => row.cells);
    await this.productsOn(em).update(
      id,
      {
        ...fieldsIn(
          product.cells,
          ofProduct.map(({ column }) => column),
          inputs,
          this.terms,
        ),
        ...(ofVariants.some(({ changes }) => changes.length > 0) && {
          ...optionsIn(cells, current),
          variants: variantsIn(cells, current, { pictures: urls, ...this.terms }),
        }),
      },
      this.actor,
    );
    this.recordMissingStock(rows.filter((row) => !variantIn(shown, row.cells)));
    return [
      ...ofProduct.map((change) => ({ ...about, line: product.lineOf(change.column), ...change })),
      ...ofVariants.flatMap(({ line, changes }) => changes.map((change) => ({ ...about, line, ...change }))),
      ...others,
    ];
  }

  private noticesOf(
    rows: readonly ReadRow[],
    shown: readonly ProductSheetCells[],
    title: string,
  ): ImportEntry[] {
    const notices = [...(this.source ? [] : stockNotices(rows, shown)), ...barcodeNotices(rows, shown)];
    return notices.map(({ line, column, reason, value }) => ({
      ...this.notice(line, column, reason, title),
      after: value,
    }));
  }
}

/** Columns that the shop fills for a new product when the cell is empty. */
const chosenByShop: readonly ProductSheetColumn[] = ['Handle', 'Status'];
