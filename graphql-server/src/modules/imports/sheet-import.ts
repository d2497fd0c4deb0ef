import type { EntityManager } from '../../db/database.ts';
import type { CsvRecord, CsvRow } from '../../shared/csv/csv.ts';
import { cutText } from '../../shared/cut-text.ts';
import type { Message } from '../../shared/messages/message.ts';
import type { Permission } from '../../shared/permissions.ts';

export const importKinds = ['STOCK', 'PRODUCTS', 'CUSTOMERS', 'REDIRECTS', 'ORDERS', 'PROMOTIONS'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The permission needed to start and to see an import. */
export const importPermissions: Record<ImportKind, Permission> = {
  STOCK: 'products:write',
  PRODUCTS: 'products:write',
  CUSTOMERS: 'customers:write',
  REDIRECTS: 'content:write',
  ORDERS: 'orders:write',
  PROMOTIONS: 'promotions:write',
};

/**
 * `UPLOADING` and `CHECKING` end as `UNMAPPED`, `INVALID` or `READY`, from where a choice of columns leads
 * back to `CHECKING`. An `INVALID` file can be imported without its errors until it has ended. `IMPORTING`
 * ends as `DONE`, or without any changes as `INVALID`, `CANCELLED` or `FAILED`.
 */
export const importStates = [
  'UPLOADING',
  'CHECKING',
  'UNMAPPED',
  'INVALID',
  'READY',
  'IMPORTING',
  'DONE',
  'CANCELLED',
  'FAILED',
] as const;
export type ImportState = (typeof importStates)[number];

export const importEntryKinds = ['ERROR', 'NOTICE', 'CREATED', 'CHANGED'] as const;

export interface SheetImport {
  id: string;
  kind: ImportKind;
  fileName: string;
  /** How the file's text is encoded; null for UTF-8, or until it is known. */
  encoding: string | null;
  state: ImportState;
  /** Rows checked or imported so far. */
  rowsDone: number;
  /** Null until the rows are counted. */
  rowCount: number | null;
  errorCount: number;
  /** Whether its valid items can be imported although others have errors. */
  canSkipInvalid: boolean;
  /** Items that it creates or has created. */
  createdCount: number;
  changedCount: number;
  /** The other system that exported the file; null for the shop's own sheet, or until it is known. */
  source: string | null;
  /** Null until they are known. */
  columns: SheetColumn[] | null;
  /** When staff chose what its columns are; null if nobody had to. */
  columnsChosenAt: Date | null;
  actorName: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** An error of a row, a value that is not imported as it is, or a created or changed item. */
export interface ImportEntry {
  kind: (typeof importEntryKinds)[number];
  /** The row in the file as a spreadsheet counts them, from 1. */
  line: number;
  column: string | null;
  /** The row's product, variant or customer; null if not known yet. */
  subjectId: string | null;
  subject: string | null;
  before: string | null;
  /** The new value; for an error or a notice, the value in the file. */
  after: string | null;
  /** The error or the notice. */
  message: Message | null;
}

/** A column of a file. */
export interface SheetColumn {
  name: string;
  isImported: boolean;
  /**
   * The column of the importer's sheet that it is, or most likely is if nobody has chosen yet; null for
   * others, and in a file of another system.
   */
  field: string | null;
  /** The first three values in it, if staff can choose what it is. */
  samples: string[];
}

/** A sheet in whose files merchants may have named the columns themselves: staff choose what they are. */
export interface MappedSheet {
  /** Columns of which a file needs one, because they say what a row is about. */
  readonly identifying: readonly string[];
  /** Whether a file with these columns can be read as it is. */
  isRecognized(header: readonly string[]): boolean;
  /** The column of the sheet that each column of a file most likely is; null for others. */
  guess(header: readonly string[]): (string | null)[];
}

/** A file of another system, which is converted to rows of the importer's own sheet. */
export interface SheetSource<Column extends string = string, Optional extends string = string> {
  /** The system, as merchants call it. */
  readonly name: string;
  isImported(column: string): boolean;
  /**
   * The number of rows that `convert` makes of the file's, which may have others, for example for pictures.
   * @throws UserError INVALID_VALUE when the file is too large; errors of reading it
   */
  countRows(records: AsyncIterable<CsvRecord>): Promise<number>;
  /**
   * Converts the rows, and reports errors and notices.
   * @throws UserError INVALID_VALUE when the file is too large; errors of reading it
   */
  convert(
    records: AsyncIterable<CsvRecord>,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<CsvRow<Column, Optional>, void>;
}

/** Imports one sheet, from its first row to its last. */
export interface SheetImporter<Column extends string = string, Optional extends string = string> {
  /** Required columns; a file without them is rejected. */
  readonly columns: readonly Column[];
  /** Columns that a file may lack, for example because an earlier version did not export them. */
  readonly optionalColumns?: readonly Optional[];
  /** For a sheet whose columns staff can choose. */
  readonly mapping?: MappedSheet;
  /**
   * The other system whose file has these columns; null if it is the importer's own sheet. Called before its
   * rows are read. @throws UserError INVALID_VALUE when columns are missing
   */
  sourceOf?(header: readonly string[]): SheetSource<Column, Optional> | null;
  /** The importer's name of a column of its own sheet that a file may call in another way. */
  columnNamed?(name: string): string;
  /** What a file of another system calls a column; null if it has no such column. */
  columnInFile?(column: string): string | null;
  /**
   * Finds the items of the own sheet's rows, before any is applied. The rows of an item follow each other
   * then, wherever they are in the file. @returns a name of each row's item, by line
   * @throws UserError INVALID_VALUE when no row names an item
   */
  identify?(
    em: EntityManager,
    rows: AsyncIterable<CsvRow<Column, Optional>>,
  ): Promise<ReadonlyMap<number, string>>;
  /** Whether a row and the one before it concern the same item and must be applied together. */
  belongsTogether(row: CsvRow<Column, Optional>, before: CsvRow<Column, Optional>): boolean;
  /**
   * What the row is about, as the file names it: by SKU, title or email; empty if the row does not name it.
   */
  nameOf(row: CsvRow<Column, Optional>): string;
  /**
   * Applies some rows in the caller's transaction, through the same services as other changes.
   * @returns the changes, or the errors of the rows, after which the caller rolls back
   */
  apply(em: EntityManager, rows: readonly CsvRow<Column, Optional>[]): Promise<ImportEntry[]>;
  /** Notices about the file as a whole, after its last row. */
  notices?(): ImportEntry[];
}

/** Nobody reads more errors of a file than this; its check ends after them. */
export const MAX_ROW_ERRORS = 1000;

/** Whether an import without the items that have errors is possible, if the file is still there. */
export function hasValidItems({
  state,
  errorCount,
  createdCount,
  changedCount,
}: Pick<SheetImport, 'state' | 'errorCount' | 'createdCount' | 'changedCount'>): boolean {
  // After the last error that is reported, rows have not been checked.
  return state === 'INVALID' && errorCount < MAX_ROW_ERRORS && createdCount + changedCount > 0;
}

/** A header of the importer's own sheet with the importer's names of the columns. */
export function ownHeader(importer: SheetImporter, header: readonly string[]): string[] {
  return header.map((name) => importer.columnNamed?.(name) ?? name);
}

/** Enough to recognize a value, and a whole email; a description may have 5,000 characters. */
const MAX_SHOWN = 254;

/** The beginning of a value; null if it is empty. */
export function shownValue(value: string): string | null {
  return (value.length > MAX_SHOWN ? `${cutText(value, MAX_SHOWN)}…` : value) || null;
}

/** Errors with the name of the row's item, and the row's value in the column of the error. */
export function withRows<Column extends string, Optional extends string>(
  entries: readonly ImportEntry[],
  rows: readonly CsvRow<Column, Optional>[],
  importer: Pick<SheetImporter<Column, Optional>, 'nameOf' | 'columnInFile'>,
): ImportEntry[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return entries.map((entry) => {
    const row = entry.kind === 'ERROR' ? byLine.get(entry.line) : undefined;
    if (!row) return entry;
    const values: Readonly<Record<string, string | undefined>> = row.values;
    return {
      ...entry,
      column: entry.column && (importer.columnInFile?.(entry.column) ?? entry.column),
      subject: shownValue(importer.nameOf(row)),
      after: shownValue(values[entry.column ?? ''] ?? ''),
    };
  });
}

export function rowEntry(
  kind: 'ERROR' | 'NOTICE',
  line: number,
  column: string | null,
  reason: Message,
): ImportEntry {
  return { kind, line, column, subjectId: null, subject: null, before: null, after: null, message: reason };
}

export function rowError(line: number, column: string | null, reason: Message): ImportEntry {
  return rowEntry('ERROR', line, column, reason);
}
