import { DAY, HOUR } from '../../../shared/time/duration.ts';

/**
 * Of what was left longer ago than this beyond the setting, nobody is reminded any more: the setting may have
 * been off.
 */
const LATE = 7 * DAY;

/**
 * Between which times a cart must have changed last for its customer to be reminded now: later than `after`,
 * and not later than `until`.
 */
export function reminderWindow(now: Date, remindAfterHours: number): { after: Date; until: Date } {
  const until = new Date(now.getTime() - remindAfterHours * HOUR);
  return { after: new Date(until.getTime() - LATE), until };
}
