import type { UserError } from '../../errors.ts';
import { rowError, type ImportEntry } from './sheet-import.ts';

/** Ends a transaction whose rows are invalid. */
export class InvalidRowsError extends Error {
  override readonly name = 'InvalidRowsError';

  constructor(readonly entries: readonly ImportEntry[]) {
    super(`${entries.length} entries`);
  }
}

/** Ends the work on an import that somebody has cancelled, or that another process took for abandoned. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Ends a transaction that was only to see what would change. */
export class DryRun extends Error {
  override readonly name = 'DryRun';

  constructor(readonly entries: readonly ImportEntry[]) {
    super('rolled back on purpose');
  }
}

/** What is wrong with a file as a whole, which is said of a line and perhaps a column. */
export function fileErrors({ issues }: UserError): ImportEntry[] {
  return issues.map(({ message, field }) => rowError(Number(field?.[0] ?? 1), field?.[1] ?? null, message));
}
