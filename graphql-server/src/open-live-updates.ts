import type { Config } from './config/config.ts';
import type { Orm } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import { PostgresNotifications } from './db/postgres/postgres-notifications.ts';
import { composition } from './modules.ts';
import { eventSubjects } from './modules/events/event-subjects.registry.ts';
import { EventLogService } from './modules/events/event-log.service.ts';
import { EventStreamService } from './modules/events/event-stream.service.ts';
import type { Clock } from './shared/time/clock.ts';
import type { Log } from './shared/log.ts';

/** Connects only when the first listener subscribes. */
export function openLiveUpdates(
  { database }: Pick<Config, 'database'>,
  orm: Orm,
  clock: Clock,
  log: Log,
): Pick<Dependencies, 'notifications' | 'eventStream'> {
  const notifications = new PostgresNotifications(database.directUrl, log);
  const openLog = () => new EventLogService(orm.em.fork(), clock, composition.entriesOf(eventSubjects));
  return { notifications, eventStream: new EventStreamService(openLog, notifications, log) };
}
