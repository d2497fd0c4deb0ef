import { DAY, HOUR } from '../../../shared/time/duration.ts';

/**
 * Carts that are this much older than the setting are never reminded: the setting may have been off until
 * now.
 */
const LATE = 7 * DAY;

/**
 * The window for the last change of carts whose customers are reminded now: later than `after`, and not later
 * than `until`.
 */
export function reminderWindow(now: Date, remindAfterHours: number): { after: Date; until: Date } {
  const until = new Date(now.getTime() - remindAfterHours * HOUR);
  return { after: new Date(until.getTime() - LATE), until };
}
