import type { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import type { DatabaseConfig } from '../database-config.ts';
import { connectionSettings, type SessionLimits } from './connection-settings.ts';
import type { Entities, Orm } from './database.ts';
import { migrationsFor } from './migrations/migrations.ts';
import { type DatabaseLimits, servingLimits } from './postgres/database-limits.ts';

/** PGlite runs in this process: it can be busy, but not away. */
const embeddedLimits: SessionLimits = { lock: 3000, statement: 10_000, idleInTransaction: 10_000 };

/**
 * Opens the data layer for these entities on the engine that the configuration names. Only that engine's driver is loaded.
 * `currencyCode` is the shop's, which migrations need; the limits are PostgreSQL's, and so is `onCatalogueChange`, which is told of this process's own changes
 * (the embedded database tells by a notification).
 * @throws the driver's error when the database can't be opened
 */
export async function openOrm(
  database: DatabaseConfig,
  entities: Entities,
  currencyCode: string,
  limits: DatabaseLimits = servingLimits,
  onCatalogueChange: () => void = () => undefined,
): Promise<Orm> {
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
  };
  if (database.engine === 'pglite') {
    const [{ MikroORM }, { embeddedExtensions: extensions }] = await Promise.all([
      import('@mikro-orm/pglite'),
      import('./embedded-extensions.ts'),
    ]);
    const driverOptions = { extensions };
    const onCreateConnection = async (connection: unknown) => {
      await (connection as DatabaseConnection).executeQuery(
        CompiledQuery.raw(connectionSettings(embeddedLimits, { isEmbedded: true })),
      );
    };
    return MikroORM.init({ ...options, dbName: database.directory, driverOptions, onCreateConnection });
  }
  const [{ MikroORM }, { boundedPostgresDriver }] = await Promise.all([
    import('@mikro-orm/postgresql'),
    import('./postgres/bounded-postgres-driver.ts'),
  ]);
  const { poolsTransactions } = database;
  const driver = boundedPostgresDriver(limits, onCatalogueChange, { poolsTransactions });
  return MikroORM.init<PostgreSqlDriver>({ ...options, clientUrl: database.url, driver });
}
