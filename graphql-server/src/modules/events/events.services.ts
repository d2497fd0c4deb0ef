import type { Scope } from '../../core/define-module.ts';
import { EventLogService } from './event-log.service.ts';

export function eventsServices({ dependencies: { clock, eventStream }, em }: Scope) {
  return { eventLog: new EventLogService(em, clock), eventStream };
}

export type EventsServices = ReturnType<typeof eventsServices>;
