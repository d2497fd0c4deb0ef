import type { Config } from '../config/config.ts';
import { pastPooler } from '../config/database-config.ts';
import type { Log } from '../shared/log.ts';
import type { Entities, Orm } from './database.ts';
import type { DatabaseRules } from './declared/rule.ts';
import { DatabaseError } from './database-error.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { type DatabaseLimits, maintenanceLimits, servingLimits } from './postgres/database-limits.ts';
import { openReplicas } from './postgres/open-replicas.ts';
import { assertLimited, setForRole } from './postgres/role-settings.ts';
import { noReplicas, type Replicas, type SeenChanges } from './replicas.ts';

export interface DatabaseParts {
  entities: Entities;
  databaseRules: readonly DatabaseRules[];
}

export interface OpenDatabase {
  orm: Orm;
  close(): Promise<void>;
}

/** A database that requests are served from. */
export interface ServingDatabase extends OpenDatabase {
  replicas: Replicas;
}

/**
 * Opens the database and migrates it; `fill` then adds the initial content of a new shop. `changes` is
 * notified of this process's own changes (see `openOrm`).
 * @throws DatabaseError with a one-line message, with nothing changed
 */
export async function openDatabase(
  config: Config,
  { entities, databaseRules }: DatabaseParts,
  fill: (orm: Orm) => Promise<void>,
  changes: SeenChanges,
  log: Log,
  limits: DatabaseLimits = servingLimits,
): Promise<ServingDatabase> {
  const database = await connectDatabase(config, entities);
  try {
    await migrate(database.orm, databaseRules, (line) => log.warn({}, line));
    await fill(database.orm);
    if (config.database.poolsTransactions) {
      await setForRole(database.orm.em.fork().getKysely(), limits);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  return connectServing(config, entities, changes, log, limits);
}

/** Opens the database without migrating, for long work that no user waits for. @throws DatabaseError */
export async function connectDatabase(config: Config, entities: Entities): Promise<OpenDatabase> {
  const open = () => openOrm(pastPooler(config.database), entities, maintenanceLimits);
  const orm = await openReachable(open);
  return { orm, close: () => orm.close() };
}

/** Opens PostgreSQL and its replicas for requests. @throws DatabaseError */
async function connectServing(
  config: Config,
  entities: Entities,
  changes: SeenChanges,
  log: Log,
  waits: DatabaseLimits,
): Promise<ServingDatabase> {
  const { database } = config;
  const limits = { ...waits, connections: database.connections };
  const onChange = () => changes.noteChange();
  const orm = await openReachable(() => openOrm(database, entities, limits, onChange));
  if (database.poolsTransactions) {
    await assertLimited(orm.em.fork().getKysely()).catch(async (error: unknown) => {
      await orm.close();
      throw error;
    });
  }
  let replicas = noReplicas;
  if (database.replicaUrls.length > 0) {
    replicas = openReplicas(orm, database, changes, log);
  }
  const close = async () => {
    await replicas.close();
    await orm.close();
  };
  return { orm, replicas, close };
}

/**
 * Connects at once: the ORM itself connects on first use and would report a wrong URL late. @throws
 * DatabaseError
 */
async function openReachable(open: () => Promise<Orm>): Promise<Orm> {
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
