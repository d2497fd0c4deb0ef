import type { UserError } from '../../errors.ts';
import { rowError, type ImportEntry } from './sheet-import.ts';

/** Rolls back a transaction whose rows are invalid. */
export class InvalidRowsError extends Error {
  override readonly name = 'InvalidRowsError';

  constructor(readonly entries: readonly ImportEntry[]) {
    super(`${entries.length} entries`);
  }
}

/** Stops work on an import that was canceled, or that another process marked as abandoned. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Rolls back a transaction that only computes what would change. */
export class DryRun extends Error {
  override readonly name = 'DryRun';

  constructor(readonly entries: readonly ImportEntry[]) {
    super('rolled back on purpose');
  }
}

/** Errors of the file as a whole, as report entries with a line and perhaps a column. */
export function fileErrors({ issues }: UserError): ImportEntry[] {
  return issues.map(({ message, field }) => rowError(Number(field?.[0] ?? 1), field?.[1] ?? null, message));
}
