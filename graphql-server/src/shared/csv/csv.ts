import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { userError } from '../../errors.ts';
import { message } from '../messages/message.ts';

/** A file in parts, for a program or a spreadsheet: its first row has the column names. */
export interface CsvFile {
  /** With its extension. */
  name: string;
  columns: readonly string[];
  /** Rows of values in the order of the columns. */
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>;
  /** How many items were selected for it; omitted: all. */
  selection?: number;
}

export type CsvValue = string | number | boolean | Date | null;

/**
 * A row of an imported file: its values by column, and its first line number, from 1. Optional columns have
 * values if the file has the column.
 */
export interface CsvRow<Column extends string, Optional extends string = never> {
  line: number;
  values: Readonly<Record<Column, string> & Partial<Record<Optional, string>>>;
}

/**
 * Matches what spreadsheets treat as a formula (CWE-1236), also with escaping apostrophes in front: writing
 * adds one apostrophe to such a value, and reading removes it.
 */
const FORMULA = /^(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
/** Longer than any row of a shop's data. */
const MAX_ROW = 100_000;

/** Writes rows of values. Spreadsheets detect the file's encoding by the byte order mark at its beginning. */
export function writeCsv(rows: readonly (readonly CsvValue[])[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((value) => (value instanceof Date ? value.toISOString() : value))),
    { bom: isFirst, cast: { boolean: String, number: String, string: (text) => text.replace(FORMULA, "'") } },
  );
}

/**
 * Reads a file in parts, with commas, semicolons or tabs as separators; columns may come in any order, and
 * unknown ones are ignored. It is read as fast as its rows are consumed, so that memory use does not grow
 * with it.
 * @throws UserError INVALID_VALUE when the file is no CSV or lacks columns; errors of reading a part
 */
export async function* readCsv<Column extends string, Optional extends string = never>(
  file: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): AsyncGenerator<CsvRow<Column, Optional>, void> {
  let isEmpty = true;
  let headerColumns: (Column | Optional | false)[] = [];
  const parts = file[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = (await parts.next()) as { value?: Uint8Array };
  const source = Readable.from(withFirst(first, parts));
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter: separatorOf(first),
      columns: (header: string[]) => {
        isEmpty = false;
        headerColumns = columnsOf(header, columns, optional);
        return headerColumns;
      },
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets leave such rows after cells were cleared.
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_ROW,
    }),
  );
  // A pipe passes on data, but not errors.
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const read of parser) {
      const { record, info } = read as { record: Partial<Record<string, string>>; info: { lines: number } };
      const values = headerColumns
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
  // The parser does not request the columns of an empty file.
  if (isEmpty) columnsOf([], columns, optional);
}

async function* withFirst(
  first: Uint8Array,
  others: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

/** The separator in the header; spreadsheets use semicolons in countries with decimal commas. */
function separatorOf(file: Uint8Array): string {
  const [header = ''] = Buffer.from(file.subarray(0, MAX_ROW)).toString().split('\n', 1);
  const countOf = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** The known columns in a header; others are ignored. */
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
  const allColumns = [...columns, ...optional];
  return names.map((name) => allColumns.find((column) => normalize(column) === name) ?? false);
}
