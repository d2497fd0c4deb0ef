import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import {
  columnsOf,
  type CsvRecord,
  type CsvRow,
  normalizeColumn,
  openCsv,
  type OpenedCsv,
  readRows,
} from '../../shared/csv/csv.ts';
import { decodeText, detectEncoding, type TextEncoding } from '../../shared/csv/text-encoding.ts';
import { message } from '../../shared/messages/message.ts';
import { findMapping, sampled } from './mapping/mapped-columns.ts';
import { SheetImportEntity } from './sheet-import.entity.ts';
import { type ImportEntry, ownHeader, type SheetColumn, type SheetImporter } from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/** Rows applied together; more if they belong together. */
const BATCH = 200;
/** Limits memory for rows that belong together; a product has at most 400 variants. */
export const MAX_TOGETHER = 1000;
export const MAX_ROWS = 100_000;
/** In characters of rows whose item has further rows below. */
const MAX_INCOMPLETE = 20_000_000;

/** What a file is, before its rows are checked. */
export interface FileDescription {
  /** Of the importer's own sheet; null if staff must choose first what its columns are. */
  rowCount: number | null;
  source: string | null;
  columns: SheetColumn[];
  columnsChosenAt: Date | null;
}

/** The stored file of an import, read one part at a time as often as needed. */
export class ImportFile {
  private constructor(
    private readonly em: EntityManager,
    private readonly id: string,
    readonly encoding: TextEncoding,
    /** The columns as staff have chosen them; null if they have not. */
    private chosen: readonly Pick<SheetColumn, 'name' | 'field'>[] | null,
  ) {}

  static async open(em: EntityManager, id: string): Promise<ImportFile> {
    const { columns, columnsChosenAt } = await em.findOneOrFail(
      SheetImportEntity,
      { id },
      { disableIdentityMap: true },
    );
    const encoding = await detectEncoding(partsOf(em, id));
    return new ImportFile(em, id, encoding, columnsChosenAt && columns ? columns : null);
  }

  /** @throws UserError INVALID_VALUE when the file is no CSV, lacks columns or is too large */
  async describeFor(importer: SheetImporter): Promise<FileDescription> {
    const { header: names, headerLine, records } = await this.openText(importer);
    const { mapping, columns: required, optionalColumns } = importer;
    const chosen = mapping ? await findMapping(this.em, names) : null;
    this.chosen = chosen && names.map((name, index) => ({ name, field: chosen.fields[index] ?? null }));
    const header = this.headerOf(names);
    const isUnmapped = mapping?.isRecognized(header) === false && !chosen;
    const source = importer.sourceOf?.(header) ?? null;
    const fields = isUnmapped
      ? mapping.guess(header)
      : source
        ? []
        : columnsOf(ownHeader(importer, header), required, optionalColumns, headerLine);
    const samples: string[][] = names.map(() => []);
    const rowCount = await (source
      ? source.countRows(records)
      : countRows(mapping ? sampled(records, samples) : records));
    return {
      rowCount: isUnmapped ? null : rowCount,
      source: source?.name ?? null,
      columns: names.map((name, index) => {
        const field = fields[index] ?? null;
        const isImported = source ? source.isImported(name) : field !== null && !isUnmapped;
        return { name, isImported, field, samples: samples[index] ?? [] };
      }),
      columnsChosenAt: chosen?.chosenAt ?? null,
    };
  }

  /** Errors and notices with the file's own names of the columns that staff have chosen. */
  inFile(entries: readonly ImportEntry[]): ImportEntry[] {
    return entries.map((entry) => {
      const isRemark = entry.kind === 'ERROR' || entry.kind === 'NOTICE';
      const column = isRemark && this.chosen?.find(({ field }) => field !== null && field === entry.column);
      return column ? { ...entry, column: column.name } : entry;
    });
  }

  /** The rows of the importer's sheet; `report` receives what a file of another system can't keep. */
  async *batchesFor(
    importer: SheetImporter,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<CsvRow<string>[], void> {
    const opened = await this.openFile(importer);
    const source = importer.sourceOf?.(opened.header) ?? null;
    const rows = source ? source.convert(opened.records, report) : await this.ownRows(importer, opened);
    let batch: CsvRow<string>[] = [];
    for await (const row of rows) {
      const last = batch.at(-1);
      const mayEnd = batch.length >= BATCH && last !== undefined && !importer.belongsTogether(row, last);
      // The last item began before the batch was full.
      if (mayEnd || batch.length >= BATCH + MAX_TOGETHER) {
        yield batch;
        batch = [];
      }
      batch.push(row);
    }
    if (batch.length > 0) yield batch;
  }

  private async ownRows(importer: SheetImporter, opened: OpenedCsv): Promise<AsyncIterable<CsvRow<string>>> {
    const read = (file: OpenedCsv) =>
      readRows(
        { ...file, header: ownHeader(importer, file.header) },
        importer.columns,
        importer.optionalColumns,
      );
    const items = await importer.identify?.(this.em, read(opened));
    return items ? groupRows(read(await this.openFile(importer)), items) : read(opened);
  }

  private openText(importer: SheetImporter) {
    const text = decodeText(partsOf(this.em, this.id), this.encoding);
    return openCsv(text, (cells) => isHeaderOf(importer, cells));
  }

  /** The names as which the importer reads the columns; columns that staff have not chosen have none. */
  private headerOf(names: readonly string[]): readonly string[] {
    return this.chosen ? this.chosen.map(({ field }) => field ?? '') : names;
  }

  private async openFile(importer: SheetImporter): Promise<OpenedCsv> {
    const opened = await this.openText(importer);
    return { ...opened, header: this.headerOf(opened.header) };
  }
}

/** Whether a row has the names of columns, and not a title above them. */
function isHeaderOf(importer: SheetImporter, cells: readonly string[]): boolean {
  const { mapping, columns } = importer;
  if (mapping) {
    const guessed = mapping.guess(cells).filter((field) => field !== null);
    const isGuessed = guessed.length > 1 && guessed.some((field) => mapping.identifying.includes(field));
    return isGuessed || mapping.isRecognized(cells);
  }
  const names = new Set(cells.map(normalizeColumn));
  return columns.every((name) => names.has(normalizeColumn(name))) || Boolean(importer.sourceOf?.(cells));
}

/**
 * The rows with those of an item together, at the place of its last row. `items` are their names by line.
 * @throws UserError INVALID_VALUE when too much must be kept until the last row
 */
export async function* groupRows(
  rows: AsyncIterable<CsvRow<string>>,
  items: ReadonlyMap<number, string>,
): AsyncGenerator<CsvRow<string>, void> {
  const countOf = new Map<string, number>();
  for (const item of items.values()) countOf.set(item, (countOf.get(item) ?? 0) + 1);
  const incomplete = new Map<string, CsvRow<string>[]>();
  let size = 0;
  for await (const row of rows) {
    const item = items.get(row.line);
    const group = (item === undefined ? undefined : incomplete.get(item)) ?? [];
    group.push(row);
    if (item === undefined || group.length === countOf.get(item)) {
      yield* group;
      size -= sizeOf(group.slice(0, -1));
      if (item !== undefined) incomplete.delete(item);
    } else {
      incomplete.set(item, group);
      size += sizeOf([row]);
      if (size > MAX_INCOMPLETE) throw userError('INVALID_VALUE', message('sheet.scattered'));
    }
  }
}

function sizeOf(rows: readonly CsvRow<string>[]): number {
  return rows.reduce((sum, { values }) => sum + Object.values(values).join('').length, 0);
}

async function countRows(records: AsyncGenerator<CsvRecord, void>): Promise<number> {
  let count = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    count += 1;
    if (count > MAX_ROWS) throw userError('INVALID_VALUE', message('sheet.tooLong', { max: MAX_ROWS }));
  }
  return count;
}

async function* partsOf(em: EntityManager, id: string): AsyncGenerator<Uint8Array, void> {
  for (let position = 0; ; position += 1) {
    const part = await em
      .getKysely<ImportsTables>()
      .selectFrom('sheet_import_parts')
      .where('import_id', '=', id)
      .where('position', '=', position)
      .select('content')
      .executeTakeFirst();
    if (!part) return;
    yield part.content;
  }
}
