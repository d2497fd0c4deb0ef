import { sql } from 'kysely';
import { claimRows } from '../../db/claim-rows.ts';
import type { EntityManager } from '../../db/database.ts';
import { SECOND } from '../../shared/time/duration.ts';
import type { Actor } from '../../shared/principal.ts';
import { deleteFiles } from './delete-files.ts';
import { SheetImportEntity } from './sheet-import.entity.ts';
import type { ImportKind } from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/**
 * How long a process claims an import, in ms. It keeps renewing the claim; an expired claim belongs to a
 * process that has died.
 */
export const LEASE = 30 * SECOND;

/** An import claimed by this process. */
export interface ClaimedImport {
  id: string;
  kind: ImportKind;
  state: 'CHECKING' | 'IMPORTING';
  actor: Actor;
  /** Errors that the check found, whose rows are left out. */
  errorCount: number;
  /** Null until the rows are counted. */
  rowCount: number | null;
}

/** Claims the import that has waited longest, exclusively; null if none waits. */
export async function claimImport(em: EntityManager, now: Date): Promise<ClaimedImport | null> {
  const db = em.getKysely<ImportsTables>();
  const [id] = await claimRows(db, {
    table: 'sheet_imports',
    waiting: sql`state in ('CHECKING', 'IMPORTING') and ended_at is null and lease_until is null`,
    orderBy: 'id',
    limit: 1,
    claim: { lease_until: new Date(now.getTime() + LEASE) },
  });
  if (id === undefined) return null;
  const row = await db
    .selectFrom('sheet_imports')
    .where('id', '=', id)
    .select(['id', 'kind', 'state', 'actor', 'actor_id', 'row_count', 'error_count'])
    .executeTakeFirst();
  if (!row || (row.state !== 'CHECKING' && row.state !== 'IMPORTING')) return null;
  const { kind, state, row_count: rowCount, error_count: errorCount } = row;
  return { id, kind, state, actor: actorOf(row), errorCount, rowCount };
}

/** Who started an import. */
export function actorOf({ actor, actor_id: id }: { actor: 'STAFF' | 'API_KEY'; actor_id: string }): Actor {
  return actor === 'API_KEY' ? { kind: 'API_KEY', keyId: id } : { kind: 'STAFF', userId: id };
}

/** Marks imports whose process has died as failed; the database has rolled back their transactions. */
export async function failAbandoned(em: EntityManager, now: Date): Promise<void> {
  const abandoned = { endedAt: null, leaseUntil: { $lt: now } };
  await em.nativeUpdate(SheetImportEntity, abandoned, { state: 'FAILED', endedAt: now, leaseUntil: null });
  await deleteFiles(em, sql`state = 'FAILED'`);
}
