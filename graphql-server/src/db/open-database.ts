import type { Config } from '../config.ts';
import type { Entities, Orm } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { type DatabaseLimits, maintenanceLimits, servingLimits } from './postgres/database-limits.ts';

/** A database that is ready for use. */
export interface OpenDatabase {
  orm: Orm;
  close(): Promise<void>;
}

/**
 * Opens the database and migrates it; `fill` then adds what a new shop begins with. `onCatalogueChange`: see `openOrm`.
 * @throws DatabaseError in one clear line, with nothing changed
 */
export async function openDatabase(
  config: Config,
  entities: Entities,
  fill: (orm: Orm) => Promise<void>,
  onCatalogueChange: () => void,
): Promise<OpenDatabase> {
  const database = await connectDatabase(config, entities, maintenanceLimits);
  try {
    await migrate(database.orm, config.database.engine);
    await fill(database.orm);
  } catch (error) {
    await database.close();
    throw error;
  }
  // The embedded database knows no limits but its own, and takes long to open again.
  if (config.database.engine === 'pglite') return database;
  await database.close();
  return connectDatabase(config, entities, servingLimits, onCatalogueChange);
}

/** Opens the database as it is. @throws DatabaseError */
export async function connectDatabase(
  config: Config,
  entities: Entities,
  limits: DatabaseLimits,
  onCatalogueChange?: () => void,
): Promise<OpenDatabase> {
  const unlock = config.database.engine === 'pglite' ? lockDirectory(config.dataDirectory) : () => undefined;
  try {
    const orm = await openOrm(config.database, entities, config.currencyCode, limits, onCatalogueChange);
    const close = async () => {
      await orm.close();
      unlock();
    };
    await assertAnswers(orm).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { orm, close };
  } catch (error) {
    unlock();
    throw new DatabaseError(`The database can't be opened: ${messageOf(error)}`, error);
  }
}

/** The ORM connects when it is first used; a wrong address or a damaged directory shows only then. */
async function assertAnswers(orm: Orm): Promise<void> {
  await orm.em.fork().execute('select 1');
}

function messageOf(error: unknown): string {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? cause.name) : String(cause);
}
