import { type QueryExecutorProvider, sql } from 'kysely';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { PoolConnection } from '../db/postgres/pool-connection.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, tableOf } from './manifest.ts';
import type { ProgressNotes } from './progress.ts';
import { readTables } from './shop-tables.ts';

/**
 * Statements that drop triggers, constraints and indexes before a bulk load, and those that recreate them.
 */
interface Obstacles {
  remove: string[];
  restore: string[];
}

/** A load into the tables of a manifest, in the transaction of `db`, which runs on `connection`. */
export interface Load {
  db: QueryExecutorProvider;
  connection: PoolConnection;
  manifest: Manifest;
  entries: AsyncIterable<ArchiveEntry>;
  progress: ProgressNotes;
  signal: AbortSignal;
}

/**
 * Replaces the rows of all tables and the positions of all sequences. Triggers do not fire: the file already
 * has what they write. Constraints and indexes are created after the rows, which takes a fraction of the
 * time.
 * @throws BackupError when the file's tables differ from the database's, or its rows from its manifest
 */
export async function loadTables(load: Load): Promise<void> {
  const { db, manifest, progress, signal } = load;
  await assertSameTables(load);
  const names = manifest.tables.map(({ name }) => escapeIdentifier(name)).join(', ');
  // Memory of the server for sorting indexes, one at a time.
  await run(db, `set local maintenance_work_mem = '256MB'`);
  const obstacles = await findObstacles(db);
  for (const statement of obstacles.remove) await run(db, statement);
  // Migrations have already filled some of them.
  await run(db, `truncate ${names}`);
  await copyRows(load);
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    // setval survives a rollback, unless the sequence itself is rolled back.
    await run(db, `alter sequence ${escapeIdentifier(name)} restart`);
    const sequence = escapeLiteral(escapeIdentifier(name));
    await run(db, `select setval(${sequence}, ${escapeLiteral(lastValue)}::bigint, ${isCalled})`);
  }
  for (const [index, statement] of obstacles.restore.entries()) {
    signal.throwIfAborted();
    progress.report(`Building indexes and constraints, ${index} of ${obstacles.restore.length}`);
    await run(db, statement);
  }
  progress.report('Analysing the tables');
  await run(db, `analyze ${names}`);
}

const run = (db: QueryExecutorProvider, statement: string) => sql.raw(statement).execute(db);

async function assertSameTables({ db, manifest }: Load): Promise<void> {
  const query = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(db)).rows;
  const shapeOf = ({ name, columns }: { name: string; columns: readonly string[] }) =>
    [name, ...[...columns].sort()].join(' ');
  const [own, others] = [await readTables({ query }), manifest.tables].map((tables) => tables.map(shapeOf));
  const different = [
    ...(own ?? []).filter((shape) => !others?.includes(shape)),
    ...(others ?? []).filter((shape) => !own?.includes(shape)),
  ];
  if (different.length === 0) return;
  const tables = [...new Set(different.map((shape) => shape.split(' ')[0]))].join(', ');
  throw new BackupError(`The file has other tables or columns than this version of the shop: ${tables}.`);
}

/** In the order to run them: what depends on something is dropped first and created last. */
async function findObstacles(db: QueryExecutorProvider): Promise<Obstacles> {
  const inSchema = sql`relnamespace = current_schema()::regnamespace`;
  const { rows } = await sql<{ remove: string; restore: string }>`
    select format('alter table %s disable trigger user', oid::regclass) as remove,
      format('alter table %s enable trigger user', oid::regclass) as restore, 0 as rank
    from pg_class where ${inSchema} and exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)),
      case contype when 'f' then 1 else 3 end
    from pg_constraint join pg_class on pg_class.oid = conrelid where ${inSchema} and contype in ('f', 'p', 'u', 'x')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
    from pg_index join pg_class on pg_class.oid = indrelid
    where ${inSchema} and relkind = 'r' and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by rank, remove`.execute(db);
  return {
    remove: rows.map(({ remove }) => remove),
    restore: rows.map(({ restore }) => restore).reverse(),
  };
}

async function copyRows({ connection, manifest, entries, progress }: Load): Promise<void> {
  const loaded = new Map<string, number>();
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for await (const { name, read, position } of entries) {
    const table = tables.get(tableOf(name) ?? '');
    if (!table) continue;
    progress.report(`Loading ${table.name}, ${Math.floor(position * 100)} % of the file`);
    const columns = table.columns.map(escapeIdentifier).join(', ');
    const rows = await connection.copyIn(
      // Truncated in the same transaction, so its rows may be frozen: nobody can see another state.
      `copy ${escapeIdentifier(table.name)} (${columns}) from stdin with (freeze)`,
      await read(),
    );
    loaded.set(table.name, (loaded.get(table.name) ?? 0) + rows);
  }
  const wrong = manifest.tables.filter(({ name, rows }) => (loaded.get(name) ?? 0) !== rows);
  if (wrong.length === 0) return;
  throw new BackupError(`The file does not have all rows of ${wrong.map(({ name }) => name).join(', ')}.`);
}
