import { Migrator } from '@mikro-orm/migrations';
import { type MetadataStorage, MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { PostgresConfig } from '../config/database-config.ts';
import type { Entities, Orm } from './database.ts';
import { migrations } from './migrations/migrations.generated.ts';
import { boundedPostgresDriver } from './postgres/bounded-postgres-driver.ts';
import { type DatabaseLimits, servingLimits } from './postgres/database-limits.ts';

/**
 * What MikroORM has discovered about lists of entities: that takes a quarter of a shop's start, which opens
 * the database twice, and tests start many shops in a process.
 */
const metadataOf = new WeakMap<Entities, MetadataStorage>();

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
  const metadata = metadataOf.get(entities);
  const orm = await MikroORM.init<PostgreSqlDriver>({
    clientUrl: database.url,
    driver: boundedPostgresDriver(limits, onCatalogueChange, { poolsTransactions }),
    entities: metadata ? [] : [...entities],
    discovery: { warnWhenNoEntities: false },
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
  if (metadata) {
    for (const meta of metadata) orm.getMetadata().set(meta.class, meta);
    orm.getMetadata().decorate(orm.em);
  } else {
    metadataOf.set(entities, orm.getMetadata());
  }
  return orm;
}
