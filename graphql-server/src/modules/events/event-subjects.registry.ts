import { defineRegistry } from '../../core/define-module.ts';
import type { EventSubject } from './shop-event.ts';

/** Without an entry here, the subject's id is also its name, for example a section of the settings. */
export const eventSubjects = defineRegistry<EventSubject>('subjects of events');
