import type { EntityManager } from '../../../db/database.ts';
import { UserError } from '../../../errors.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { writeList } from '../../../shared/csv/csv-list.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import type { Actor } from '../../../shared/principal.ts';
import type { LocalDate } from '../../../shared/time/local-date.ts';
import { FirstLines } from '../../imports/first-lines.ts';
import {
  rowEntry,
  rowError,
  type FetchProgress,
  type ImportEntry,
  type SheetImporter,
} from '../../imports/sheet-import.ts';
import type { NewProduct } from '../products/product-rules.ts';
import type { ProductService } from '../products/product.service.ts';
import { changedIn, variantChanges, variantIn } from './product-changes.ts';
import { errorsOfRules } from './product-row-errors.ts';
import { altTextsIn, type FindAsset, fieldsIn, picturesIn, variantsIn } from './product-input.ts';
import { optionsIn, otherOptionColumns } from './product-options.ts';
import {
  productColumnList,
  productColumns,
  type SheetProduct,
  type OptionalProductColumn,
  type SheetTerms,
} from './product-columns.ts';
import { ProductSheetService } from './product-sheet.service.ts';
import {
  type FileRow,
  type OptionalColumn,
  optionalColumns,
  type ProductSheetColumn,
  type ReadRow,
  readCells,
  type RequiredColumn,
  requiredColumns,
  rowsOf,
} from './product-sheet.ts';
import type { SheetPicturesService } from './sheet-pictures.service.ts';
import { ImportSummary } from './import-summary.ts';
import { ProductMatchService } from './sources/product-match.service.ts';
import { SourceSheet } from './sources/source-sheet.ts';

type Row = CsvRow<ProductSheetColumn>;

/** Context for the rows of one product. */
interface GroupContext {
  /** Null for a new product. */
  current: SheetProduct | null;
  findAsset: FindAsset;
  /** Errors in its pictures. */
  errors: readonly ImportEntry[];
}

/**
 * Imports a product sheet. Rows without an id create products; other rows change the cells that differ from
 * the shop. Products and variants without rows stay unchanged.
 */
export class ProductImporter implements SheetImporter<RequiredColumn, OptionalColumn> {
  readonly columns = requiredColumns;
  readonly optionalColumns = optionalColumns;
  /** The line in which each product and SKU first occurred. */
  private readonly lines = new FirstLines();
  /** A file of another system; null for the shop's own sheet. */
  private file: SourceSheet | null = null;
  private readonly summary = new ImportSummary();

  constructor(
    private readonly productsOn: (em: EntityManager) => ProductService,
    private readonly pictures: SheetPicturesService,
    private readonly actor: Actor,
    private readonly terms: SheetTerms,
    private readonly today: LocalDate,
  ) {}

  sourceOf(header: readonly string[]): SourceSheet | null {
    this.file = SourceSheet.recognize(header, this.today);
    return this.file;
  }

  columnInFile(column: string): string | null {
    return this.file?.columnFor(column as ProductSheetColumn) ?? null;
  }

  belongsTogether({ values }: FileRow, { values: before }: FileRow): boolean {
    const key = keyOf(values);
    return key !== null && key === keyOf(before);
  }

  nameOf({ values }: FileRow): string {
    return values.SKU || values.Title || (keyOf(values) ?? '');
  }

  async prepare(em: EntityManager, rows: readonly FileRow[], progress: FetchProgress): Promise<void> {
    // Most files have no such URLs, and then nothing is queried for them.
    const named = rows.filter(({ values }) => values.Pictures.includes('://'));
    if (named.length > 0) await this.pictures.fetch(named, await this.knownIn(em, named), progress);
  }

  async apply(em: EntityManager, fileRows: readonly FileRow[]): Promise<ImportEntry[]> {
    await this.summary.recordCategories(em, fileRows, this.file !== null);
    const match = this.file && new ProductMatchService(em, this.file, this.terms);
    const rows = match ? await match.match(this.completed(fileRows, new Map())) : fileRows;
    const currentProducts = await this.knownIn(em, rows);
    const pictures = await this.pictures.resolve(em, this.completed(rows, currentProducts), currentProducts);
    const entries: ImportEntry[] = [];
    for (const group of this.groupsOf(pictures.rows)) {
      const current = currentProducts.get(group[0].values['Product ID']) ?? null;
      const errors = group.flatMap(({ line }) =>
        (pictures.errors.get(line) ?? []).map((reason) => rowError(line, 'Pictures', reason)),
      );
      const findAsset = (url: string) => pictures.assets.get(url) ?? null;
      const applied = await this.applyGroup(em, group, { current, findAsset, errors });
      entries.push(...applied);
      if (current && match?.matchedByName.has(current.product.id) && applied.length > 0)
        entries.push({
          ...rowEntry('NOTICE', group[0].line, this.columnInFile('Title'), message('productSource.byName')),
          subject: current.product.title,
        });
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

  /** The existing products of the rows, by id. */
  private async knownIn(em: EntityManager, rows: readonly FileRow[]): Promise<Map<string, SheetProduct>> {
    const ids = [...new Set(rows.map(({ values }) => values['Product ID']))].filter(isUuid);
    return new ProductSheetService(em, this.terms).find(ids);
  }

  /** Fills columns that the file lacks with the shop's current values. */
  private completed(rows: readonly FileRow[], currentProducts: ReadonlyMap<string, SheetProduct>): Row[] {
    return rows.map(({ line, values }) => {
      const current = currentProducts.get(values['Product ID']);
      const formatCell = (column: OptionalColumn) =>
        current && column in productColumns
          ? productColumns[column as OptionalProductColumn].write(current, this.terms)
          : '';
      const shown = Object.fromEntries(optionalColumns.map((column) => [column, formatCell(column)]));
      return { line, values: { ...(shown as Record<OptionalColumn, string>), ...values } };
    });
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
    { current, findAsset, errors: earlierErrors }: GroupContext,
  ): Promise<ImportEntry[]> {
    const errors = group.flatMap(({ line, values }) =>
      readCells(values, this.terms).errors.map(([column, reason]) => rowError(line, column, reason)),
    );
    errors.push(...earlierErrors);
    const rows = group.map(({ line, values }) => ({ line, cells: readCells(values, this.terms).cells }));
    errors.push(...this.errorsAmong(rows, current));
    if (errors.length > 0) return errors;
    try {
      return current
        ? await this.change(em, rows, current, findAsset)
        : await this.create(em, rows, findAsset);
    } catch (error) {
      if (error instanceof UserError) return errorsOfRules(error, rows, current);
      throw error;
    }
  }

  /** Errors within rows, and conflicts with rows of other products. */
  private errorsAmong(rows: readonly ReadRow[], current: SheetProduct | null): ImportEntry[] {
    const [first] = rows;
    if (!first) return [];
    const id = first.cells['Product ID'];
    const errors: ImportEntry[] = [];
    if (id !== '' && !current) errors.push(rowError(first.line, 'Product ID', message('product.notFound')));
    const key = keyOf(first.cells);
    const earlier = key === null ? null : this.lines.claim(`product ${key}`, first.line);
    if (earlier !== null)
      errors.push(
        rowError(
          first.line,
          id === '' ? 'Handle' : 'Product ID',
          message('productSheet.apart', { line: earlier }),
        ),
      );
    if (altTextsIn(first.cells, current).length > first.cells.Pictures.split(' ').filter(Boolean).length)
      errors.push(rowError(first.line, 'Alt texts', message('productSheet.tooManyTexts')));
    for (const { line, cells } of rows) {
      const differing = productColumnList.filter(
        ({ name }) => cells[name] !== '' && cells[name] !== first.cells[name],
      );
      for (const { name } of differing)
        errors.push(rowError(line, name, message('productSheet.differs', { line: first.line })));
      for (const [column] of otherOptionColumns) {
        const option = rows.find((row) => row.cells[column] !== '');
        if (option && cells[column] !== '' && cells[column] !== option.cells[column])
          errors.push(rowError(line, column, message('productSheet.differs', { line: option.line })));
      }
      if (cells.Price === '') errors.push(rowError(line, 'Price', message('productSheet.noAmount')));
      const taken = cells.SKU === '' ? null : this.lines.claim(`SKU ${cells.SKU}`, line);
      if (taken !== null)
        errors.push(rowError(line, 'SKU', message('productSheet.skuRepeated', { line: taken })));
    }
    return errors;
  }

  private async create(
    em: EntityManager,
    rows: readonly ReadRow[],
    findAsset: FindAsset,
  ): Promise<ImportEntry[]> {
    const [first] = rows;
    if (!first) return [];
    const cells = rows.map((row) => row.cells);
    const variants = variantsIn(cells, null, this.terms.currency);
    const pictures = picturesIn(first.cells, null, findAsset);
    const columns = columnsOfProducts.filter(
      (column) => first.cells[column] !== '' || !chosenByShop.includes(column),
    );
    const input = {
      ...fieldsIn(first.cells, columns, pictures, this.terms),
      ...optionsIn(cells, null),
      salePrice: variants[0]?.salePrice,
      regularPrice: variants[0]?.regularPrice,
      stock: 0,
      variants,
    };
    const { id, title } = await this.productsOn(em).create(input as NewProduct, this.actor);
    this.recordMissingStock(rows);
    const entry = { kind: 'CREATED' as const, line: first.line, column: null, message: null };
    return [{ ...entry, subjectId: id, subject: title, before: null, after: null }];
  }

  /** Records whether new variants have no number of units. */
  private recordMissingStock(rows: readonly ReadRow[]): void {
    const [first] = rows;
    if (first && rows.some(({ cells }) => cells.Stock === '' && cells['New stock'] === ''))
      this.summary.recordMissingStock(first.line);
  }

  private async change(
    em: EntityManager,
    rows: readonly ReadRow[],
    current: SheetProduct,
    findAsset: FindAsset,
  ): Promise<ImportEntry[]> {
    const [first] = rows;
    if (!first) return [];
    const shown = rowsOf(current, this.terms);
    const pictures = picturesIn(first.cells, current, findAsset);
    const requestedCells = { ...first.cells, 'Alt texts': writeList(pictures.map(({ alt }) => alt)) };
    const ofProduct = shown[0] ? changedIn(requestedCells, shown[0], columnsOfProducts) : [];
    const ofVariants = rows.map((row) => ({ ...row, changes: variantChanges(row.cells, shown) }));
    if (ofProduct.length === 0 && ofVariants.every(({ changes }) => changes.length === 0)) return [];
    const cells = rows.map((row) => row.cells);
    await this.productsOn(em).update(
      current.product.id,
      {
        ...fieldsIn(
          first.cells,
          ofProduct.map(({ column }) => column),
          pictures,
          this.terms,
        ),
        ...(ofVariants.some(({ changes }) => changes.length > 0) && {
          ...optionsIn(cells, current),
          variants: variantsIn(cells, current, this.terms.currency),
        }),
      },
      this.actor,
    );
    this.recordMissingStock(rows.filter((row) => !variantIn(shown, row.cells)));
    const about = {
      kind: 'CHANGED' as const,
      subjectId: current.product.id,
      subject: current.product.title,
      message: null,
    };
    return [
      ...ofProduct.map((change) => ({ ...about, line: first.line, ...change })),
      ...ofVariants.flatMap(({ line, changes }) => changes.map((change) => ({ ...about, line, ...change }))),
    ];
  }
}

const columnsOfProducts = ['Handle' as const, ...productColumnList.map(({ name }) => name)];

/** Columns that the shop fills for a new product when the cell is empty. */
const chosenByShop: readonly ProductSheetColumn[] = ['Handle', 'Status'];

/** Identifies a row's product; null for a new one without a handle. */
function keyOf(values: Readonly<Record<'Product ID' | 'Handle', string>>): string | null {
  return values['Product ID'] || values.Handle || null;
}
