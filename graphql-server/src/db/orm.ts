import { CompiledQuery, type DatabaseConnection } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { Orm } from './database.ts';
import { entities } from './entities.ts';
import { migrationsFor } from './migrations/migrations.ts';

/**
 * What every connection is told first. The bounds (ms) turn a stuck statement into a clear answer; the
 * similarity is how alike a word must be to be found, 0 to 1: 0.45 still forgives "headpone".
 */
const connectionSettings = [
  `set lock_timeout = '3s'`,
  `set statement_timeout = '10s'`,
  `set idle_in_transaction_session_timeout = '10s'`,
  `set time zone 'UTC'`,
  `set pg_trgm.word_similarity_threshold = 0.45`,
];

/** Connections of one process; two cores don't profit from more. */
const POOL_SIZE = 10;

/**
 * Opens the data layer on the engine that the configuration names. Only that engine's driver is loaded. `currencyCode` is
 * the shop's, which migrations need.
 * @throws the driver's error when the database can't be opened
 */
export async function openOrm(database: DatabaseConfig, currencyCode: string): Promise<Orm> {
  const { Migrator } = await import('@mikro-orm/migrations');
  const options = {
    entities: [...entities],
    extensions: [Migrator],
    migrations: {
      migrationsList: migrationsFor(currencyCode),
      tableName: 'migrations',
      snapshot: false,
      silent: true,
    },
    forceUtcTimezone: true,
    // Services work on a fork per request; an accidental use of the global unit of work is an error.
    allowGlobalContext: false,
    onCreateConnection,
  };
  if (database.engine === 'pglite') {
    const [{ MikroORM }, { pg_trgm }] = await Promise.all([
      import('@mikro-orm/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const driverOptions = { extensions: { pg_trgm } };
    return MikroORM.init({ ...options, dbName: database.directory, driverOptions });
  }
  const { MikroORM } = await import('@mikro-orm/postgresql');
  return MikroORM.init({ ...options, clientUrl: database.url, pool: { min: 0, max: POOL_SIZE } });
}

async function onCreateConnection(connection: unknown): Promise<void> {
  for (const setting of connectionSettings) {
    await (connection as DatabaseConnection).executeQuery(CompiledQuery.raw(setting));
  }
}
