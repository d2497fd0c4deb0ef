import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Orm } from '../database.ts';
import { migrations } from '../migrations/migrations.generated.ts';
import { readMigration } from './read-migration.ts';
import { type Effect, effectsOf, type Work } from './statement-effects.ts';

/** A change of a table with the time that it probably takes, in ms. */
interface PlannedStep extends Effect {
  rowCount: number;
  ms: number;
}

export interface PlannedMigration {
  name: string;
  steps: PlannedStep[];
}

/** Rows and bytes of a table, as PostgreSQL last counted them. */
interface Size {
  rowCount: number;
  bytes: number;
}

/**
 * Work in a millisecond: rows, or bytes for what reads or writes them all. Measured on 2026-12-01 with
 * PostgreSQL 18 on two cores: a million rows of 250 bytes in memory, with three indexes. Scans count half as
 * fast, for tables that are not in memory.
 */
const speed: Record<Exclude<Work, 'NONE'>, (size: Size) => number> = {
  SCAN: ({ bytes }) => bytes / 700_000,
  INDEX: ({ rowCount }) => rowCount / 1500,
  GIN: ({ rowCount }) => rowCount / 130,
  REWRITE: ({ bytes }) => bytes / 25_000,
  ROWS: ({ rowCount }) => rowCount / 20,
};

/**
 * What the pending migrations will do to the tables of this database, without doing it. New tables, and what
 * happens to them, take no time and are left out.
 * @returns null for an empty database
 */
export async function planUpgrade({ em, migrator }: Orm): Promise<PlannedMigration[] | null> {
  const db: Kysely<unknown> = em.fork().getKysely();
  const { rows } = await sql<{
    isEmpty: boolean;
  }>`select to_regclass('migrations') is null as "isEmpty"`.execute(db);
  if (rows[0]?.isEmpty) return null;
  const pending = new Set((await migrator.getPending()).map(({ name }) => name));
  const sizes = await sizesOf(db);
  const all = await Promise.all(migrations.map(readMigration));
  const read = all.filter(({ name }) => pending.has(name));
  return Promise.all(
    read.map(async ({ name, statements }) => {
      const { effects } = await effectsOf(statements.join(';\n'));
      const steps = effects.flatMap((effect) => {
        const size = sizes.get(effect.table);
        return size ? [{ ...effect, rowCount: size.rowCount, ms: msOf(effect, size) }] : [];
      });
      return { name, steps };
    }),
  );
}

/** Lines for people: what each migration does, how long that takes, and who waits meanwhile. */
export function planLines(plan: readonly PlannedMigration[]): string[] {
  if (plan.length === 0) return ['The database is up to date: no migration is pending.'];
  const steps = plan.flatMap((migration) => migration.steps);
  const waiting = steps.filter(({ waits }) => waits !== 'NOBODY').reduce((sum, { ms }) => sum + ms, 0);
  const breaking = steps.filter(({ breaks }) => breaks !== null).length;
  return [
    ...plan.flatMap(({ name, steps: ofOne }) => [
      name,
      ...(ofOne.length === 0 ? ['  changes no rows: at once'] : ofOne.map((step) => `  ${stepLine(step)}`)),
    ]),
    '',
    `In all about ${duration(steps.reduce((sum, { ms }) => sum + ms, 0))}; customers wait for about ${duration(waiting)} of it.`,
    breaking === 0
      ? 'The version before can serve customers meanwhile, and afterwards.'
      : 'The version before cannot run afterwards: stop the shop, start the new version, and keep a backup.',
  ];
}

function stepLine({ table, words, work, waits, breaks, rowCount, ms }: PlannedStep): string {
  const size = work === 'NONE' ? '' : ` (${rowCount.toLocaleString('en')} rows)`;
  const time = work === 'NONE' ? 'at once' : `about ${duration(ms)}`;
  const waiting = { NOBODY: 'nobody waits', WRITES: 'orders and edits wait', EVERYBODY: 'everybody waits' };
  return [`${table} ${words}${size}: ${time}`, ...(work === 'NONE' ? [] : [waiting[waits]]), breaks ?? []]
    .flat()
    .join('; ');
}

function msOf({ work }: Effect, size: Size): number {
  return work === 'NONE' ? 0 : speed[work](size);
}

/** Such as "3 s" or "12 min"; what takes less than a second is "1 s". */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

async function sizesOf(db: Kysely<unknown>): Promise<Map<string, Size>> {
  const { rows } = await sql<{ name: string; rowCount: number; bytes: number }>`
    select relname as name, greatest(reltuples, 0)::float8 as "rowCount", relpages::float8 * 8192 as bytes
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, rowCount, bytes }) => [name, { rowCount, bytes }]));
}
