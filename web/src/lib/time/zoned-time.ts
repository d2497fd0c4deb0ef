const MINUTE = 60_000;

/* Digits and order as ISO 8601 has them, whatever the user's language. */
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** An instant as a `datetime-local` input shows it to whoever keeps the time of `timeZone` (IANA name). */
export function toZonedInput(instant: string | number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a `datetime-local` input in a time zone, in ISO 8601; null for an input without a time. Of
 * an hour that the end of daylight saving time repeats, it is the first; in one that its beginning skips, it
 * is an hour later.
 */
export function fromZonedInput(text: string, timeZone: string): string | null {
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  // The offset may be another one a day before or after; the one of an earlier instant wins where both fit.
  const day = 24 * 60 * MINUTE;
  const [before, after] = [wall - day, wall + day].map((near) => wall - offsetAt(near, timeZone));
  const fits = [before, after].find((instant) => toZonedInput(instant ?? 0, timeZone) === text.slice(0, 16));
  return new Date(fits ?? before ?? wall).toISOString();
}

/** By how much a time zone is ahead of UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${toZonedInput(instant, timeZone)}Z`) - Math.floor(instant / MINUTE) * MINUTE;
}
