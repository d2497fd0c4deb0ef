import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { PostgresConfig } from '../config/database-config.ts';
import type { Entities, Orm } from './database.ts';
import { migrations } from './migrations/migrations.generated.ts';
import { boundedPostgresDriver } from './postgres/bounded-postgres-driver.ts';
import { type DatabaseLimits, servingLimits } from './postgres/database-limits.ts';

/**
 * Opens the ORM for these entities. Calls `onCatalogueChange` when this process changes the catalogue.
 * @throws the driver's error when the database cannot be opened
 */
export async function openOrm(
  database: PostgresConfig,
  entities: Entities,
  limits: DatabaseLimits = servingLimits,
  onCatalogueChange: () => void = () => undefined,
): Promise<Orm> {
  const { poolsTransactions } = database;
  return MikroORM.init<PostgreSqlDriver>({
    clientUrl: database.url,
    driver: boundedPostgresDriver(limits, onCatalogueChange, { poolsTransactions }),
    entities: [...entities],
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
    },
    forceUtcTimezone: true,
    // Services use a fork per request; accidental use of the global unit of work is an error.
    allowGlobalContext: false,
  });
}
