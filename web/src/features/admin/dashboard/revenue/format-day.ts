import { dateFormat } from '../../../../lib/time/date.ts';

const SHORT = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const WITH_YEAR = { ...SHORT, year: 'numeric' } as const;
const WITH_WEEKDAY = { ...SHORT, weekday: 'short' } as const;

/**
 * A calendar day (`YYYY-MM-DD`) as people write it. It is in no time zone, and so is formatted in the one of
 * its midnight here.
 */
export function formatDay(day: string, show: 'short' | 'with year' | 'with weekday' = 'short'): string {
  const options = { short: SHORT, 'with year': WITH_YEAR, 'with weekday': WITH_WEEKDAY }[show];
  return dateFormat(options).format(new Date(`${day}T00:00Z`));
}
