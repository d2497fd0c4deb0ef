import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { userError } from '../../errors.ts';
import { message } from '../messages/message.ts';

/** A file in parts, for a program or a spreadsheet: its first row names the columns. */
export interface CsvFile {
  /** With its extension. */
  name: string;
  columns: readonly string[];
  /** Rows of values in the order of the columns. */
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>;
  /** How many things were chosen for it; left out: it has all. */
  selection?: number;
}

export type CsvValue = string | number | boolean | Date | null;

/**
 * A row of a file that was read: its values by column, and the line that it begins in, from 1. Optional
 * columns have values where the file has the column.
 */
export interface CsvRow<Column extends string, Optional extends string = never> {
  line: number;
  values: Readonly<Record<Column, string> & Partial<Record<Optional, string>>>;
}

/**
 * What spreadsheets take for the beginning of a formula (CWE-1236), and what was escaped or looks as if it
 * were: one apostrophe is put before such a value, and taken away again.
 */
const FORMULA = /^(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
/** Longer than a row of a shop's data is. */
const MAX_ROW = 100_000;

/**
 * Writes rows of values. Spreadsheets know the encoding of the file by the mark that its first part begins
 * with.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((value) => (value instanceof Date ? value.toISOString() : value))),
    { bom: isFirst, cast: { boolean: String, number: String, string: (text) => text.replace(FORMULA, "'") } },
  );
}

/**
 * Reads a file that comes in parts and is separated by commas, semicolons or tabs; columns may come in any
 * order, and others are ignored. It is read as fast as its rows are taken, so that memory use does not grow
 * with it.
 * @throws UserError INVALID_VALUE when the file is no CSV or has not all of the columns; what reading a part
 * throws
 */
export async function* readCsv<Column extends string, Optional extends string = never>(
  file: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): AsyncGenerator<CsvRow<Column, Optional>, void> {
  let isEmpty = true;
  let found: (Column | Optional | false)[] = [];
  const parts = file[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = (await parts.next()) as { value?: Uint8Array };
  const source = Readable.from(withFirst(first, parts));
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter: separatorOf(first),
      columns: (header: string[]) => {
        isEmpty = false;
        found = columnsOf(header, columns, optional);
        return found;
      },
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets leave such rows behind what they have cleared.
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_ROW,
    }),
  );
  // A pipe passes on what was read, but not why reading failed.
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const read of parser) {
      const { record, info } = read as { record: Partial<Record<string, string>>; info: { lines: number } };
      const values = found
        .filter((column) => column !== false)
        .map((column) => [column, (record[column] ?? '').replace(ESCAPED_FORMULA, '')]);
      yield { line: info.lines, values: Object.fromEntries(values) as CsvRow<Column, Optional>['values'] };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines = 1 } = error as { lines?: number };
    throw userError('INVALID_VALUE', message('sheet.malformed', { line: lines }), [String(lines)]);
  } finally {
    source.destroy();
  }
  // The parser does not ask for the columns of an empty file.
  if (isEmpty) columnsOf([], columns, optional);
}

async function* withFirst(
  first: Uint8Array,
  others: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

/** What separates the names of the columns; spreadsheets write semicolons where commas stand in numbers. */
function separatorOf(file: Uint8Array): string {
  const [header = ''] = Buffer.from(file.subarray(0, MAX_ROW)).toString().split('\n', 1);
  const countOf = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
}

/** The known columns under a header's names; others are left out. */
function columnsOf<Column extends string, Optional extends string>(
  header: readonly string[],
  columns: readonly Column[],
  optional: readonly Optional[],
): (Column | Optional | false)[] {
  const normalize = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
  const names = header.map(normalize);
  const missing = columns.find((column) => !names.includes(normalize(column)));
  if (missing !== undefined) {
    throw userError('INVALID_VALUE', message('sheet.noColumn', { column: missing }), ['1', missing]);
  }
  const known = [...columns, ...optional];
  return names.map((name) => known.find((column) => normalize(column) === name) ?? false);
}
