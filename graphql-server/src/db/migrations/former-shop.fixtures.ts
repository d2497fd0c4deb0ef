import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { archiveEntries } from '../../backup/archive-reader.ts';
import { loadTables } from '../../backup/load-tables.ts';
import { readHead } from '../../backup/read-head.ts';
import { snapshotSettings } from '../../backup/snapshot.ts';
import { composition } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import type { Orm } from '../database.ts';
import { openOrm } from '../orm.ts';
import { poolConnectionOf } from '../postgres/pool-connection.ts';

// The statements of all migrations before the baseline, as they ran on an empty database, and their names.
const formerMigrations = zstdDecompressSync(
  readFileSync(join(import.meta.dirname, 'schema-of-0.1.0.sql.zst')),
).toString();

export interface Opened {
  database: TestDatabase;
  orm: Orm;
}

export async function open(database: TestDatabase): Promise<Opened> {
  return { database, orm: await openOrm(database.config, composition.entities) };
}

export async function close({ database, orm }: Opened): Promise<void> {
  await orm.close();
  await database.drop();
}

/** Opens a new database created by all migrations before the baseline. */
export async function openFormer(): Promise<Opened> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.config.url });
  await client.connect();
  await client.query(formerMigrations).finally(() => client.end());
  return open(database);
}

/** Loads a shop that the last version with the former migrations exported. */
export async function loadShop({ orm }: Opened): Promise<void> {
  const file = join(import.meta.dirname, '../../backup/shop-of-0.1.0.tar.zst');
  const { signal } = new AbortController();
  const { manifest } = await readHead(file, signal);
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely();
    await sql.raw(snapshotSettings).execute(db);
    await loadTables({
      db,
      connection: await poolConnectionOf(db),
      manifest,
      entries: archiveEntries(file, signal),
      progress: { report: () => undefined },
      signal,
    });
  });
}
