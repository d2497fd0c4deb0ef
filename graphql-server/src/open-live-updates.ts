import type { Config } from './config.ts';
import type { Orm } from './db/database.ts';
import type { Notifications } from './db/notifications.ts';
import { PostgresNotifications } from './db/postgres/postgres-notifications.ts';
import { EventLogService } from './modules/events/event-log.service.ts';
import { EventStreamService } from './modules/events/event-stream.service.ts';
import type { Clock } from './shared/time/clock.ts';
import type { Log } from './shared/log.ts';

/** How this process hears from others, and what happens in the shop. */
export interface LiveUpdates {
  notifications: Notifications;
  eventStream: EventStreamService;
}

/** Connects to nothing until somebody listens. */
export function openLiveUpdates(
  { database }: Pick<Config, 'database'>,
  orm: Orm,
  clock: Clock,
  log: Log,
): LiveUpdates {
  const notifications = new PostgresNotifications(database.directUrl, log);
  const openLog = () => new EventLogService(orm.em.fork(), clock);
  return { notifications, eventStream: new EventStreamService(openLog, notifications, log) };
}
