import manifest from '../../../package.json' with { type: 'json' };
import { DatabaseError } from '../database-error.ts';

/** The end of a migration's name that breaks older versions: "20270301-no-notes-needs-0.4.0". */
const NEEDED = /-needs-(\d+\.\d+\.\d+)$/;

/** The oldest version that can run after a migration; null: each that could run before. */
export function neededVersion(migration: string): string | null {
  return NEEDED.exec(migration)?.[1] ?? null;
}

/**
 * Ensures that this version can run with a database that later versions may have migrated. The names of
 * migrations say so, because a backup contains them, too. @throws DatabaseError
 */
export function assertCanRun(migrations: readonly string[], version = manifest.version): void {
  const needed = migrations.map(neededVersion).findLast((each) => each !== null && isOlder(version, each));
  if (!needed) return;
  throw new DatabaseError(
    `A later version has changed the database, which now needs version ${needed} or later; this is ${version}. ` +
      'Start a later version, or import a backup from before that upgrade (docs/operation.md).',
  );
}

function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
