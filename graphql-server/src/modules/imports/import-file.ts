import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import {
  columnsOf,
  type CsvRecord,
  type CsvRow,
  openCsv,
  type OpenedCsv,
  readRows,
} from '../../shared/csv/csv.ts';
import { decodeText, detectEncoding, type TextEncoding } from '../../shared/csv/text-encoding.ts';
import { message } from '../../shared/messages/message.ts';
import { type ImportEntry, ownHeader, type SheetColumn, type SheetImporter } from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/** Rows applied together; more if they belong together. */
const BATCH = 200;
/** Limits memory for rows that belong together; a product has at most 400 variants. */
const MAX_TOGETHER = 1000;
export const MAX_ROWS = 100_000;
/** In characters of rows whose item has further rows below. */
const MAX_INCOMPLETE = 20_000_000;

/** What a file is, before its rows are checked. */
export interface FileDescription {
  /** Of the importer's own sheet. */
  rowCount: number;
  source: string | null;
  columns: SheetColumn[];
}

/** The stored file of an import, read one part at a time as often as needed. */
export class ImportFile {
  private constructor(
    private readonly em: EntityManager,
    private readonly id: string,
    readonly encoding: TextEncoding,
  ) {}

  static async open(em: EntityManager, id: string): Promise<ImportFile> {
    return new ImportFile(em, id, await detectEncoding(partsOf(em, id)));
  }

  /** @throws UserError INVALID_VALUE when the file is no CSV, lacks columns or is too large */
  async describeFor(importer: SheetImporter): Promise<FileDescription> {
    const { header, records } = await this.openText();
    const source = importer.sourceOf?.(header) ?? null;
    const isImported = source
      ? header.map((name) => source.isImported(name))
      : columnsOf(ownHeader(importer, header), importer.columns, importer.optionalColumns).map(
          (column) => column !== null,
        );
    const columns = header.map((name, index) => ({ name, isImported: isImported[index] ?? false }));
    const rowCount = await (source ? source.countRows(records) : countRows(records));
    return { rowCount, source: source?.name ?? null, columns };
  }

  /** The rows of the importer's sheet; `report` receives what a file of another system can't keep. */
  async *batchesFor(
    importer: SheetImporter,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<CsvRow<string>[], void> {
    const opened = await this.openText();
    const source = importer.sourceOf?.(opened.header) ?? null;
    const rows = source ? source.convert(opened.records, report) : await this.ownRows(importer, opened);
    let batch: CsvRow<string>[] = [];
    for await (const row of rows) {
      const last = batch.at(-1);
      const mayEnd = batch.length >= BATCH && last !== undefined && !importer.belongsTogether(row, last);
      if (mayEnd || batch.length >= MAX_TOGETHER) {
        yield batch;
        batch = [];
      }
      batch.push(row);
    }
    if (batch.length > 0) yield batch;
  }

  private async ownRows(importer: SheetImporter, opened: OpenedCsv): Promise<AsyncIterable<CsvRow<string>>> {
    const read = ({ header, records }: OpenedCsv) =>
      readRows({ header: ownHeader(importer, header), records }, importer.columns, importer.optionalColumns);
    const items = await importer.identify?.(this.em, read(opened));
    return items ? groupRows(read(await this.openText()), items) : read(opened);
  }

  private openText() {
    return openCsv(decodeText(partsOf(this.em, this.id), this.encoding));
  }
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
