import type { Config } from '../../config/config.ts';
import { type DatabaseConfig, postgresAt } from '../../config/database-config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { findOwned } from './owner-lock.ts';
import { PostgresRunner } from './postgres-runner.ts';

/** A configuration whose database answers, and what stops the database again if it is this process's own. */
export interface StartedDatabase {
  config: Config;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded database, unless the configuration names a server. `report` prints a line for the
 * operator.
 * @throws DatabaseError also when another process has started it
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

/** As `startDatabase`, or the one that a running shop has started. @throws DatabaseError */
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
