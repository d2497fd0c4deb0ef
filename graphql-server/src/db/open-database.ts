import type { Config } from '../config.ts';
import { type DatabaseConfig, pastPooler } from '../database-config.ts';
import type { Log } from '../shared/log.ts';
import type { Entities, Orm } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { maintenanceLimits, servingLimits } from './postgres/database-limits.ts';
import { noReplicas, type Replicas, type SeenChanges } from './replicas.ts';

/** A database that is ready for use. */
export interface OpenDatabase {
  orm: Orm;
  close(): Promise<void>;
}

/** A database that requests are served from. */
export interface ServingDatabase extends OpenDatabase {
  replicas: Replicas;
}

/**
 * Opens the database and migrates it; `fill` then adds what a new shop begins with. `changes` is told of this process's own (see `openOrm`).
 * @throws DatabaseError in one clear line, with nothing changed
 */
export async function openDatabase(
  config: Config,
  entities: Entities,
  fill: (orm: Orm) => Promise<void>,
  changes: SeenChanges,
  log: Log,
): Promise<ServingDatabase> {
  const database = await connectDatabase(config, entities);
  try {
    await migrate(database.orm, config.database.engine);
    await fill(database.orm);
    if (hasPooler(config.database)) {
      const { setForRole } = await import('./postgres/role-settings.ts');
      await setForRole(database.orm.em.fork().getKysely(), servingLimits);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  // The embedded database knows no limits but its own, and takes long to open again.
  if (config.database.engine === 'pglite') return { ...database, replicas: noReplicas };
  await database.close();
  return connectServing(config, entities, changes, log);
}

/** Opens the database as it is, for work that may take long and that no user waits for. @throws DatabaseError */
export async function connectDatabase(config: Config, entities: Entities): Promise<OpenDatabase> {
  const unlock = config.database.engine === 'pglite' ? lockDirectory(config.dataDirectory) : () => undefined;
  const open = () => openOrm(pastPooler(config.database), entities, config.currencyCode, maintenanceLimits);
  try {
    const orm = await openAnswering(open);
    const close = async () => {
      await orm.close();
      unlock();
    };
    return { orm, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens PostgreSQL for requests, and its replicas. @throws DatabaseError */
async function connectServing(
  config: Config,
  entities: Entities,
  changes: SeenChanges,
  log: Log,
): Promise<ServingDatabase> {
  const { database } = config;
  if (database.engine !== 'postgres') throw new Error('The data layer is on another engine');
  const limits = { ...servingLimits, connections: database.connections };
  const onChange = () => changes.noteChange();
  const orm = await openAnswering(() => openOrm(database, entities, config.currencyCode, limits, onChange));
  if (database.poolsTransactions) {
    const { assertLimited } = await import('./postgres/role-settings.ts');
    await assertLimited(orm.em.fork().getKysely()).catch(async (error: unknown) => {
      await orm.close();
      throw error;
    });
  }
  let replicas = noReplicas;
  if (database.replicaUrls.length > 0) {
    const { openReplicas } = await import('./postgres/open-replicas.ts');
    replicas = openReplicas(orm, database, changes, log);
  }
  const close = async () => {
    await replicas.close();
    await orm.close();
  };
  return { orm, replicas, close };
}

const hasPooler = (database: DatabaseConfig) => database.engine === 'postgres' && database.poolsTransactions;

/** The ORM connects when it is first used; a wrong address or a damaged directory shows only then. @throws DatabaseError */
async function openAnswering(open: () => Promise<Orm>): Promise<Orm> {
  try {
    const orm = await open();
    await orm.em
      .fork()
      .execute('select 1')
      .catch(async (error: unknown) => {
        await orm.close();
        throw error;
      });
    return orm;
  } catch (error) {
    throw new DatabaseError(`The database can't be opened: ${messageOf(error)}`, error);
  }
}

function messageOf(error: unknown): string {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? cause.name) : String(cause);
}
