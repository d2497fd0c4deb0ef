const MINUTE = 60_000;

/* Uses the digits and order of ISO 8601, whatever the user's language. */
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

/** Formats an instant for a `datetime-local` input in `timeZone` (IANA name). */
export function toZonedInput(instant: string | number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * Parses a `datetime-local` input in a time zone to an ISO 8601 instant; null for an empty input. A time that
 * occurs twice when daylight saving time ends is the first one; a time that its start skips is an hour later.
 */
export function fromZonedInput(text: string, timeZone: string): string | null {
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  // The offset may differ a day before or after; if both fit, the earlier instant wins.
  const day = 24 * 60 * MINUTE;
  const [before, after] = [wall - day, wall + day].map((near) => wall - offsetAt(near, timeZone));
  const fits = [before, after].find((instant) => toZonedInput(instant ?? 0, timeZone) === text.slice(0, 16));
  return new Date(fits ?? before ?? wall).toISOString();
}

/** How far a time zone is ahead of UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${toZonedInput(instant, timeZone)}Z`) - Math.floor(instant / MINUTE) * MINUTE;
}
