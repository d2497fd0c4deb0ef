import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { type CsvRow, openCsv, readRows } from '../../shared/csv/csv.ts';
import { decodeText, detectEncoding, type TextEncoding } from '../../shared/csv/text-encoding.ts';
import { message } from '../../shared/messages/message.ts';
import type { SheetImporter } from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/** Rows applied together; more if they belong together. */
const BATCH = 200;
/** Limits memory for rows that belong together; a product has at most 400 variants. */
const MAX_TOGETHER = 1000;
export const MAX_ROWS = 100_000;

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

  /** @throws UserError INVALID_VALUE when the file is no CSV, lacks columns or has too many rows */
  async countRows(importer: SheetImporter): Promise<number> {
    const rows = await this.rowsFor(importer);
    let count = 0;
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      count += 1;
      if (count > MAX_ROWS) throw userError('INVALID_VALUE', message('sheet.tooLong', { max: MAX_ROWS }));
    }
    return count;
  }

  async *batchesFor(importer: SheetImporter): AsyncGenerator<CsvRow<string>[], void> {
    let batch: CsvRow<string>[] = [];
    for await (const row of await this.rowsFor(importer)) {
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

  private async rowsFor({ columns, optionalColumns }: SheetImporter) {
    const opened = await openCsv(decodeText(partsOf(this.em, this.id), this.encoding));
    return readRows(opened, columns, optionalColumns);
  }
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
