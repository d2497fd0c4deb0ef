import type { DatabaseConfig } from '../database-config.ts';
import type { Log } from '../shared/log.ts';
import type { Orm } from './database.ts';
import { EmbeddedNotifications } from './embedded-notifications.ts';
import type { Notifications } from './notifications.ts';

/** Opens the notifications of the database on either engine. Only that engine's driver is loaded. */
export async function openNotifications(
  database: DatabaseConfig,
  orm: Orm,
  log: Log,
): Promise<Notifications> {
  if (database.engine === 'postgres') {
    const { PostgresNotifications } = await import('./postgres/postgres-notifications.ts');
    return new PostgresNotifications(database.directUrl, log);
  }
  const { PgliteConnection } = await import('@mikro-orm/pglite');
  const connection = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new Error('The data layer is on another engine');
  return new EmbeddedNotifications(await connection.getNativeClient());
}
