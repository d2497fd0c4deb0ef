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
 * A row of an imported file: its values by column, and its number as a spreadsheet counts rows; the column
 * names are row 1. Optional columns have values if the file has the column.
 */
export interface CsvRow<Column extends string, Optional extends string = never> {
  line: number;
  values: Readonly<Record<Column, string> & Partial<Record<Optional, string>>>;
}

/** A file whose column names have been read. */
export interface OpenedCsv {
  header: readonly string[];
  /** The row of the header, which may have a title above it. */
  headerLine: number;
  /** The other rows with a value: cells in the order of the header; a short row lacks some. */
  records: AsyncGenerator<CsvRecord, void>;
}

export interface CsvRecord {
  line: number;
  cells: readonly string[];
}

/**
 * Matches what spreadsheets treat as a formula (CWE-1236), also with escaping apostrophes in front: writing
 * adds one apostrophe to such a value, and reading removes it. Negative numbers are none: sums need them.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;
/** Longer than any row of a shop's data. */
const MAX_ROW = 100_000;
/** More than any shop exports, also with a column for each of its own fields. */
const MAX_COLUMNS = 1000;
/** How the text of an Excel file begins, a new one as UTF-8 and an old one as Windows-1252. */
const WORKBOOKS = ['PK\u0003\u0004', 'ÐÏ\u0011à'];
const MARKUP = /^\s*<[a-z?!]/i;
/** The header is one of this many rows. */
const HEADER_ROWS = 5;
const SEPARATORS = [',', ';', '\t', '|'];
/** The line in which Excel looks for the separator. It does not show it, and counts from the next line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Writes rows of values. Spreadsheets detect the file's encoding by the byte order mark at its beginning. */
export function writeCsv(rows: readonly (readonly CsvValue[])[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((value) => (value instanceof Date ? value.toISOString() : value))),
    { bom: isFirst, cast: { boolean: String, number: String, string: (text) => text.replace(FORMULA, "'") } },
  );
}

/** Whether the cells of a row are column names that the reader of a file knows. */
export type IsHeader = (cells: readonly string[]) => boolean;

/** Opens a file of another format as if it were a CSV file. */
type OpenFile = (text: AsyncIterable<string>) => Promise<OpenedCsv>;

/**
 * Reads the column names of a file in parts, with commas, semicolons, tabs or pipes as separators. They are
 * in the first of five rows that is a header, or else has two cells. The file is read as fast as its rows are
 * consumed, so that memory use does not grow with it. A file of XML is opened by `openMarkup`.
 * @throws UserError INVALID_VALUE when the file is empty, has too many columns, or is no CSV, also while its
 * rows are read; errors of reading a part
 */
export async function openCsv(
  text: AsyncIterable<string>,
  isKnownHeader: IsHeader = () => false,
  openMarkup: OpenFile = rejectMarkup,
): Promise<OpenedCsv> {
  const parts = text[Symbol.asyncIterator]();
  const { value: start = '' } = (await parts.next()) as { value?: string };
  const wholeText = withFirst([start], parts);
  const opened = await (MARKUP.test(start) ? openMarkup(wholeText) : openRows(wholeText, isKnownHeader));
  if (opened.header.length <= MAX_COLUMNS) return opened;
  await opened.records.return();
  const line = String(opened.headerLine);
  throw userError('INVALID_VALUE', message('sheet.tooManyColumns', { max: MAX_COLUMNS }), [line]);
}

async function openRows(text: AsyncIterable<string>, isKnownHeader: IsHeader): Promise<OpenedCsv> {
  // A row of the largest size has 50,000 cells, too many to compare with names.
  const isHeader: IsHeader = (cells) => cells.length <= MAX_COLUMNS && isKnownHeader(cells);
  const records = recordsIn(text, isHeader);
  const rows = await firstRows(records, isHeader);
  const [first] = rows;
  if (!first) throw userError('INVALID_VALUE', message('sheet.empty'), ['1']);
  const hasTwoCells = ({ cells }: CsvRecord) => cells.filter(Boolean).length > 1;
  const { cells: header, line } =
    rows.find((row) => hasTwoCells(row) && isHeader(row.cells)) ?? rows.find(hasTwoCells) ?? first;
  const below = rows.filter((row) => row.line > line);
  return { header, headerLine: line, records: withFirst(below, records) };
}

function rejectMarkup(): Promise<OpenedCsv> {
  return Promise.reject(userError('INVALID_VALUE', message('sheet.markup'), ['1']));
}

/** The rows among which the header is, at least one if there is any. */
async function firstRows(records: AsyncIterator<CsvRecord>, isHeader: IsHeader): Promise<CsvRecord[]> {
  const rows: CsvRecord[] = [];
  for (let next = await records.next(); !next.done; next = await records.next()) {
    rows.push(next.value);
    if (next.value.line >= HEADER_ROWS || isHeader(next.value.cells)) break;
  }
  return rows;
}

/**
 * The values in these columns, which may come in any order; other columns are ignored.
 * @throws UserError INVALID_VALUE when the file lacks required columns or has one twice; errors of reading it
 */
export async function* readRows<Column extends string, Optional extends string = never>(
  { header, headerLine, records }: OpenedCsv,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): AsyncGenerator<CsvRow<Column, Optional>, void> {
  try {
    const names = columnsOf(header, columns, optional, headerLine);
    for await (const { line, cells } of records) {
      const values = names.flatMap((name, index) => (name === null ? [] : [[name, cells[index] ?? '']]));
      yield { line, values: Object.fromEntries(values) as CsvRow<Column, Optional>['values'] };
    }
  } finally {
    await records.return();
  }
}

async function* recordsIn(text: AsyncIterable<string>, isHeader: IsHeader): AsyncGenerator<CsvRecord, void> {
  const parts = text[Symbol.asyncIterator]();
  const { value: start = '' } = (await parts.next()) as { value?: string };
  if (WORKBOOKS.some((each) => start.startsWith(each)))
    throw userError('INVALID_VALUE', message('sheet.workbook'), ['1']);
  const [separatorLine, separator] = SEPARATOR_LINE.exec(start) ?? [''];
  const first = start.slice(separatorLine.length);
  const source = Readable.from(withFirst([first], parts));
  const delimiter = separator ?? separatorOf(first, isHeader);
  const parser = source.pipe(
    parse({ delimiter, relax_column_count: true, trim: true, max_record_size: MAX_ROW }),
  );
  // A pipe passes on data, but not errors.
  source.on('error', (error) => parser.destroy(error));
  let line = 0;
  try {
    for await (const record of parser) {
      line += 1;
      const cells = (record as string[]).map((cell) => cell.replace(ESCAPED_FORMULA, ''));
      // Spreadsheets leave empty rows after cells were cleared.
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows that were read before it may not have been passed on.
    const row = ((error as { records?: number }).records ?? line) + 1;
    throw userError('INVALID_VALUE', message('sheet.malformed', { line: row }), [String(row)]);
  } finally {
    source.destroy();
  }
}

async function* withFirst<Item>(
  first: readonly Item[],
  others: AsyncIterator<Item>,
): AsyncGenerator<Item, void> {
  try {
    yield* first;
    for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
  } finally {
    await others.return?.();
  }
}

/** The separator in the header; spreadsheets use semicolons in countries with decimal commas. */
function separatorOf(text: string, isHeader: IsHeader): string {
  const lines = text.slice(0, MAX_ROW).split(/\r\n|\r|\n/, HEADER_ROWS);
  const cellsOf = (line: string, separator: string) =>
    line.split(separator).map((cell) => cell.replaceAll(/^\s*"?|"?\s*$/g, ''));
  for (const line of lines) {
    const separator = SEPARATORS.find((each) => line.includes(each) && isHeader(cellsOf(line, each)));
    if (separator !== undefined) return separator;
  }
  const header = lines.find((line) => SEPARATORS.some((separator) => line.includes(separator))) ?? '';
  const countOf = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** The column at each position of a header, which is in this row of its file; null for others. */
export function columnsOf<Column extends string, Optional extends string = never>(
  header: readonly string[],
  columns: readonly Column[],
  optional: readonly Optional[] = [],
  line = 1,
): (Column | Optional | null)[] {
  const names = header.map(normalizeColumn);
  const missing = columns.find((column) => !names.includes(normalizeColumn(column)));
  if (missing !== undefined) {
    throw userError('INVALID_VALUE', message('sheet.noColumn', { column: missing }), [String(line), missing]);
  }
  const allColumns = [...columns, ...optional];
  const twice = allColumns.find(
    (column) => names.indexOf(normalizeColumn(column)) !== names.lastIndexOf(normalizeColumn(column)),
  );
  if (twice !== undefined)
    throw userError('INVALID_VALUE', message('sheet.columnTwice', { column: twice }), [String(line), twice]);
  const byName = new Map(allColumns.map((column) => [normalizeColumn(column), column]));
  return names.map((name) => byName.get(name) ?? null);
}

/** A column's name in any spelling. */
export function normalizeColumn(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}
