import type { EntityManager } from '../../db/database.ts';
import type { CsvRow } from '../../shared/csv/csv.ts';
import type { Message } from '../../shared/messages/message.ts';
import type { Permission } from '../../shared/permissions.ts';

/** What can be imported. */
export const importKinds = ['STOCK', 'PRODUCTS', 'CUSTOMERS'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Which permission an import needs, to be started as well as to be seen. */
export const importPermissions: Record<ImportKind, Permission> = {
  STOCK: 'products:write',
  PRODUCTS: 'products:write',
  CUSTOMERS: 'customers:write',
};

/**
 * `UPLOADING` and `CHECKING` end as `INVALID`, or as `READY` to be imported. `IMPORTING` ends as `DONE`, or
 * has changed nothing: as `INVALID`, `CANCELLED` or `FAILED`.
 */
export const importStates = [
  'UPLOADING',
  'CHECKING',
  'INVALID',
  'READY',
  'IMPORTING',
  'DONE',
  'CANCELLED',
  'FAILED',
] as const;
export type ImportState = (typeof importStates)[number];

export const importEntryKinds = ['ERROR', 'CREATED', 'CHANGED'] as const;

/** An import, and how far it is. */
export interface SheetImport {
  id: string;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  /** Rows that were checked or imported so far. */
  rowsDone: number;
  /** Null until they have been counted. */
  rowCount: number | null;
  errorCount: number;
  /** How many things it creates or has created. */
  createdCount: number;
  changedCount: number;
  /** Pictures that were fetched from other servers so far. */
  pictureCount: number;
  actorName: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** What is wrong with a row, or what it creates or changes. */
export interface ImportEntry {
  kind: (typeof importEntryKinds)[number];
  /** The line of the file, from 1. */
  line: number;
  column: string | null;
  /** What the row is about; null while that is not known. */
  subjectId: string | null;
  subject: string | null;
  before: string | null;
  /** What is there then; of an error, what the file has there. */
  after: string | null;
  /** What is wrong. */
  message: Message | null;
}

/** Hears how many pictures have been fetched, and stops the fetching. */
export interface FetchProgress {
  pictureCount: number;
  readonly signal: AbortSignal;
}

/** One reading of a sheet from its first row to its last. */
export interface SheetImporter<Column extends string = string, Optional extends string = string> {
  /** Without all of these columns a file is another one. */
  readonly columns: readonly Column[];
  /** Columns that a file may lack, such as one that files of earlier versions do not have. */
  readonly optionalColumns?: readonly Optional[];
  /** Whether a row and the one before it are about one thing, and have to be applied together. */
  belongsTogether(row: CsvRow<Column, Optional>, before: CsvRow<Column, Optional>): boolean;
  /** What a row is about, as the file names it: by SKU, title or email; empty when it does not. */
  nameOf(row: CsvRow<Column, Optional>): string;
  /**
   * Gets what rows need from elsewhere, before they are checked and outside of a transaction; their import
   * finds it there. Ends early when somebody has cancelled the import.
   */
  prepare?(
    em: EntityManager,
    rows: readonly CsvRow<Column, Optional>[],
    progress: FetchProgress,
  ): Promise<void>;
  /**
   * Makes the changes of some rows in the caller's transaction, by the services that everybody else changes
   * these things by.
   * @returns what was changed, or what is wrong with the rows; the caller rolls back in that case
   */
  apply(em: EntityManager, rows: readonly CsvRow<Column, Optional>[]): Promise<ImportEntry[]>;
}

/** Enough to tell which value it is, and a whole email; a description may have 5,000 characters. */
const MAX_SHOWN = 254;

function shown(value: string): string | null {
  return (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value) || null;
}

/** Faults with the name of what their row is about, and the value that the row has in their column. */
export function withRows<Column extends string, Optional extends string>(
  entries: readonly ImportEntry[],
  rows: readonly CsvRow<Column, Optional>[],
  importer: Pick<SheetImporter<Column, Optional>, 'nameOf'>,
): ImportEntry[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return entries.map((entry) => {
    const row = entry.kind === 'ERROR' ? byLine.get(entry.line) : undefined;
    if (!row) return entry;
    const values: Readonly<Record<string, string | undefined>> = row.values;
    return { ...entry, subject: shown(importer.nameOf(row)), after: shown(values[entry.column ?? ''] ?? '') };
  });
}

/** An error of a row. */
export function rowError(line: number, column: string | null, reason: Message): ImportEntry {
  const nothing = { subjectId: null, subject: null, before: null, after: null };
  return { kind: 'ERROR', line, column, ...nothing, message: reason };
}
