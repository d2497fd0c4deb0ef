import { DAY, HOUR, MINUTE } from './duration.ts';

/** A calendar day as `YYYY-MM-DD`, in no time zone of its own. */
export type LocalDate = string;

/** No time zone is further from UTC. */
const FURTHEST_OFFSET = 15 * HOUR;
/** All are ahead of UTC, or behind it, by multiples of it. */
const OFFSET_STEP = 15 * MINUTE;

/** Whether it is `YYYY-MM-DD`, and a day that there is. */
export function isLocalDate(text: string): boolean {
  return (
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
  );
}

/** The day that it is in a time zone (IANA name). */
export function localDateAt(moment: Date, timeZone: string): LocalDate {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day so many days later. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days there are from the first to the last, both included. */
export function daysBetween(first: LocalDate, last: LocalDate): number {
  return (Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY + 1;
}

/**
 * The first instant of a day in a time zone. It is searched for, because the clocks may be changed on that day, and in some countries at midnight,
 * so that the day begins at one o'clock.
 */
export function startOfDay(day: LocalDate, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00Z`);
  const instant = (steps: number) => new Date(midnight + steps * OFFSET_STEP);
  let before = -FURTHEST_OFFSET / OFFSET_STEP;
  let within = FURTHEST_OFFSET / OFFSET_STEP;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDateAt(instant(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return instant(within);
}

/* Creating a formatter costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  });
  formats.set(timeZone, format);
  return format;
}
