import { DAY, HOUR, MINUTE, SECOND } from './duration.ts';

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type LocalDate = string;

/** No time zone is further from UTC. */
const FURTHEST_OFFSET = 15 * HOUR;
/** All offsets from UTC are multiples of this. */
const OFFSET_STEP = 15 * MINUTE;

/** Whether a text is `YYYY-MM-DD` and the day exists. */
export function isLocalDate(text: string): boolean {
  return (
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
  );
}

/** The current day in a time zone (IANA name). */
export function localDateAt(moment: Date, timeZone: string): LocalDate {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day this many days later. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The number of days from first to last, including both. */
export function daysBetween(first: LocalDate, last: LocalDate): number {
  return (Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY + 1;
}

/**
 * The first instant of a day in a time zone. Found by searching, because the clocks may change on that day,
 * in some countries at midnight, so that the day begins at one o'clock.
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

/**
 * The last ms of the day this many days after a moment: a deadline that is shown as a day lasts until its
 * end.
 */
export function endOfDayAfter(moment: Date, days: number, timeZone: string): Date {
  return new Date(startOfDay(addDays(localDateAt(moment, timeZone), days + 1), timeZone).getTime() - 1);
}

/**
 * The same local time this many days later in a time zone, across clock changes; a skipped time becomes an
 * hour earlier.
 */
export function sameTimeAfter(moment: Date, days: number, timeZone: string): Date {
  const later = new Date(moment.getTime() + days * DAY);
  return new Date(later.getTime() + offsetAt(moment, timeZone) - offsetAt(later, timeZone));
}

/**
 * The local time in a time zone, as ISO 8601 with the offset from UTC, to the second:
 * `2026-11-28T05:57:03+01:00`.
 */
export function localTimeAt(moment: Date, timeZone: string): string {
  const offset = offsetAt(moment, timeZone);
  const time = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${time}${offset < 0 ? '-' : '+'}${ahead}`;
}

/** A time zone's offset from UTC, in ms. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = timeFormatIn(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const day = Date.UTC(part('year'), part('month') - 1, part('day'));
  const time = part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND;
  return day + time - Math.floor(moment.getTime() / SECOND) * SECOND;
}

/* Creating a formatter costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormatIn(timeZone: string): Intl.DateTimeFormat {
  const made = timeFormats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  timeFormats.set(timeZone, format);
  return format;
}
