import type { Scope } from '../../core/define-module.ts';
import { eventSubjects } from './event-subjects.registry.ts';
import { EventLogService } from './event-log.service.ts';

export function eventsServices({ dependencies: { clock, eventStream }, em, entriesOf }: Scope) {
  return { eventLog: new EventLogService(em, clock, entriesOf(eventSubjects)), eventStream };
}

export type EventsServices = ReturnType<typeof eventsServices>;
