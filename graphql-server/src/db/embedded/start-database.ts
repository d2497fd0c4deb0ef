import type { Config } from '../../config/config.ts';
import { type DatabaseConfig, postgresAt } from '../../config/database-config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { findOwned } from './owner-lock.ts';
import { PostgresRunner } from './postgres-runner.ts';

/** A configuration with a running database, and a function that stops it if this process started it. */
export interface StartedDatabase {
  config: Config;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded database, unless the configuration names a server. `report` prints a line for the
 * operator.
 * @throws DatabaseError, also when another process has started it
 */
export async function startDatabase(
  config: Config<DatabaseConfig>,
  report: (line: string) => void,
): Promise<StartedDatabase> {
  const { database } = config;
  if (database.engine === 'postgres')
    return { config: { ...config, database }, stop: () => Promise.resolve() };
  const server = await EmbeddedPostgres.start(database, report);
  return { config: { ...config, database: postgresAt(server.url) }, stop: () => server.stop() };
}

/** Like `startDatabase`, but also uses the database of a running shop. @throws DatabaseError */
export async function joinDatabase(
  config: Config<DatabaseConfig>,
  report: (line: string) => void,
): Promise<StartedDatabase> {
  const { database } = config;
  const url =
    database.engine === 'embedded' ? await findOwned(database, PostgresRunner.find(database.programs)) : null;
  if (url === null) return startDatabase(config, report);
  return { config: { ...config, database: postgresAt(url) }, stop: () => Promise.resolve() };
}
