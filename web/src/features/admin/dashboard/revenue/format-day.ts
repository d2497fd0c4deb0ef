import { dateFormat } from '../../../../lib/time/date.ts';

const SHORT = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const WITH_YEAR = { ...SHORT, year: 'numeric' } as const;
const WITH_WEEKDAY = { ...SHORT, weekday: 'short' } as const;

/**
 * Formats a calendar day (`YYYY-MM-DD`). It has no time zone, so it is formatted as midnight in the local
 * one.
 */
export function formatDay(day: string, show: 'short' | 'with year' | 'with weekday' = 'short'): string {
  const options = { short: SHORT, 'with year': WITH_YEAR, 'with weekday': WITH_WEEKDAY }[show];
  return dateFormat(options).format(new Date(`${day}T00:00Z`));
}
