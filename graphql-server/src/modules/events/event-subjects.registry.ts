import { defineRegistry } from '../../core/define-module.ts';
import type { EventSubject } from './shop-event.ts';

/** Kinds that nobody adds are about what their subject's id says, for example a section of the settings. */
export const eventSubjects = defineRegistry<EventSubject>('subjects of events');
