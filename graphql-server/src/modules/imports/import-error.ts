import type { UserError } from '../../errors.ts';
import { faultAt, type ImportEntry } from './sheet-import.ts';

/** Ends a transaction whose rows are faulty. */
export class FaultyRows extends Error {
  override readonly name = 'FaultyRows';

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
export function faultsOfFile({ issues }: UserError): ImportEntry[] {
  return issues.map(({ message, field }) => faultAt(Number(field?.[0] ?? 1), field?.[1] ?? null, message));
}
