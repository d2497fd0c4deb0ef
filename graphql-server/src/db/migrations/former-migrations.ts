import { sql } from 'kysely';
import type { Orm } from '../database.ts';
import { DatabaseError } from '../database-error.ts';
import { BaselineMigration } from './20261127-01-baseline.migration.ts';

// The baseline replaces the 104 migrations up to 28 November 2026 (decision 0087).

const LAST_FORMER = '20261228-order-repricing';
/** The last commit with these migrations. */
export const LAST_WITH_FORMER = '3f364817';

/**
 * The names of applied migrations, with the baseline in place of the former ones. `subject`: the database or
 * file, for the error message.
 * @throws DatabaseError when only some of the former migrations were applied
 */
export function withBaseline(names: readonly string[], subject: string): string[] {
  if (names.length === 0 || names.includes(BaselineMigration.NAME)) return [...names];
  if (names.includes(LAST_FORMER)) return [BaselineMigration.NAME];
  throw new DatabaseError(
    `${subject} is of a version from before 28 November 2026 (its last migration is ${names.at(-1)}). ` +
      `Bring it up to date with that day's first: git switch --detach ${LAST_WITH_FORMER} (docs/operation.md).`,
  );
}

/**
 * Marks the baseline as applied in a database of version 0.1.0, which has the same tables. Drops its
 * functions and triggers that were renamed since; `applyRules` replaces the others.
 * @throws DatabaseError when the database is of an older version
 */
export async function adoptBaseline(orm: Orm): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely();
    const { rows: existingTables } = await sql`select where to_regclass('migrations') is not null`.execute(
      db,
    );
    if (existingTables.length === 0) return;
    const { rows } = await sql<{ name: string }>`select name from migrations order by id`.execute(db);
    const names = rows.map(({ name }) => name);
    const current = withBaseline(names, 'The database');
    if (current.length === names.length) return;
    await sql`delete from migrations`.execute(db);
    await sql`insert into migrations (name) values ${sql.join(current.map((name) => sql`(${name})`))}`.execute(
      db,
    );
    const { rows: renamed } = await sql<{ drop: string }>`
      select 'drop function ' || oid::regprocedure || ' cascade' as drop from pg_proc
      where pronamespace = current_schema()::regnamespace and (proname like 'tell\\_%' or proname = 'is_told')`.execute(
      db,
    );
    for (const { drop } of renamed) await sql.raw(drop).execute(db);
  });
}
