import { setImmediate as pause } from 'node:timers/promises';
import { type CsvRecord, type CsvRow, normalizeColumn } from '../../../../shared/csv/csv.ts';
import type { LocalDate } from '../../../../shared/time/local-date.ts';
import { type ImportEntry, rowEntry, type SheetSource, shownValue } from '../../../imports/sheet-import.ts';
import type { ProductSheetColumn } from '../product-sheet.ts';
import type { ProductSource, ReportRow, SourceRow } from './product-source.ts';
import { productSources } from './product-sources.ts';
import { SheetRowWriter } from './sheet-row-writer.ts';
import { MAX_CHARACTERS, MAX_ROWS, tooLarge } from './source-limits.ts';

/** A product file of another system, whose columns have been read. */
export class SourceSheet implements SheetSource<ProductSheetColumn> {
  readonly name: string;

  /** The fields of the system's columns, by their normalized names. */
  private readonly fields: ReadonlyMap<string, string>;
  /** The file's own names of its columns, by their normalized names. */
  private readonly columnNames: ReadonlyMap<string, string>;

  private constructor(
    private readonly source: ProductSource,
    private readonly header: readonly string[],
    private readonly today: LocalDate,
  ) {
    this.name = source.name;
    this.fields = new Map(
      source.columns.flatMap(({ field, names }) => names.map((name) => [normalizeColumn(name), field])),
    );
    this.columnNames = new Map(header.map((name) => [normalizeColumn(name), name]));
  }

  /** Null for a file of no other system, or without the columns that it needs. */
  static recognize(header: readonly string[], today: LocalDate): SourceSheet | null {
    const columnNames = new Set(header.map(normalizeColumn));
    const has = (name: string) => columnNames.has(normalizeColumn(name));
    const source = productSources.find(
      ({ marks, required, columns }) =>
        marks.some(has) && columns.every(({ field, names }) => !required.includes(field) || names.some(has)),
    );
    return source ? new SourceSheet(source, header, today) : null;
  }

  isImported(name: string): boolean {
    return this.fields.has(normalizeColumn(name));
  }

  /** Whether the file says the handles of its products. */
  get hasHandles(): boolean {
    const { columns, handleField } = this.source;
    const names = columns.flatMap((column) => (column.field === handleField ? column.names : []));
    return names.some((name) => this.columnNames.has(normalizeColumn(name)));
  }

  /** Whether the file has values for a column of the shop's own sheet. */
  fills(column: ProductSheetColumn): boolean {
    return this.columnFor(column) !== null;
  }

  /** Whether the file says too little of products to create them. */
  get onlyChanges(): boolean {
    return this.source.onlyChanges ?? false;
  }

  /** Where the system's shops show products. */
  get productPaths(): readonly string[] {
    return this.source.productPaths;
  }

  /** The file's own name of a column; null if it has none. */
  columnFor(column: ProductSheetColumn): string | null {
    const names = this.source.columns.flatMap(({ fills, names }) => (fills.includes(column) ? names : []));
    return names.flatMap((name) => this.columnNames.get(normalizeColumn(name)) ?? [])[0] ?? null;
  }

  async countRows(records: AsyncIterable<CsvRecord>): Promise<number> {
    const products = this.source.productsIn(await this.rowsIn(records), () => {}, this.today);
    return products.reduce((sum, { variants }) => sum + variants.length, 0);
  }

  async *convert(
    records: AsyncIterable<CsvRecord>,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<CsvRow<ProductSheetColumn>, void> {
    const reportRow: ReportRow = ({ line, kind = 'NOTICE', column, subject, value }, reason) => {
      const name = column && (this.columnFor(column) ?? column);
      report({
        ...rowEntry(kind, line, name, reason),
        subject: shownValue(subject),
        after: shownValue(value ?? ''),
      });
    };
    const rows = await this.rowsIn(records);
    const writer = new SheetRowWriter(reportRow);
    for (const product of this.source.productsIn(rows, reportRow, this.today)) {
      yield* writer.rowsOf(product);
      // Descriptions are converted while the shop serves others.
      await pause();
    }
    writer.finish();
  }

  private async rowsIn(records: AsyncIterable<CsvRecord>): Promise<SourceRow<string>[]> {
    const fields = this.header.map((name) => this.fields.get(normalizeColumn(name)) ?? null);
    const rows: SourceRow<string>[] = [];
    let size = 0;
    for await (const { line, cells } of records) {
      const values: Record<string, string> = {};
      for (const [index, field] of fields.entries()) {
        // Of several columns for a field, the first one with a value counts.
        if (field !== null) values[field] ||= cells[index] ?? '';
      }
      for (const value of Object.values(values)) size += value.length;
      if (rows.length === MAX_ROWS || size > MAX_CHARACTERS) throw tooLarge(this.name);
      rows.push({ line, cells: values });
    }
    return rows;
  }
}
