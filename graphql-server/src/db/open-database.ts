import type { Config } from '../config.ts';
import type { Clock } from '../shared/clock.ts';
import type { Orm } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { seedIfEmpty } from './seed.ts';

/** A database that is ready for use. */
export interface OpenDatabase {
  orm: Orm;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it to the newest shape and fills it when it is empty.
 * @throws DatabaseError in one clear line, with nothing changed
 */
export async function openDatabase(config: Config, clock: Clock): Promise<OpenDatabase> {
  const database = await connectDatabase(config);
  try {
    await migrate(database.orm, config.database.engine);
    if (config.seedsCatalogue) await seedIfEmpty(database.orm, config, clock);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database as it is. @throws DatabaseError */
export async function connectDatabase(config: Config): Promise<OpenDatabase> {
  const unlock = config.database.engine === 'pglite' ? lockDirectory(config.dataDirectory) : () => undefined;
  try {
    const orm = await openOrm(config.database);
    const close = async () => {
      await orm.close();
      unlock();
    };
    const connection = await orm.checkConnection();
    if (!connection.ok) {
      await close();
      throw new DatabaseError(`The database can't be reached: ${connection.reason}`, connection.error);
    }
    return { orm, close };
  } catch (error) {
    unlock();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database can't be opened: ${messageOf(error)}`, error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
