import { isLocalDate, localTimeAt } from './local-date.ts';

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?(?:\.\d+)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/;

/** A time in a file of another system, such as `2026-03-01 12:30:00 +0100`; null for any other text. */
export function timeIn(text: string, timeZone: string): Date | null {
  const [, day, hour = '00', minute = '00', second = '00', zone] = TIME.exec(text) ?? [];
  if (day === undefined || !isLocalDate(day)) return null;
  const local = `${day}T${hour}:${minute}:${second}`;
  if (zone === 'Z' || zone === 'UTC') return new Date(`${local}Z`);
  if (zone !== undefined) return new Date(local + zone.replace(/(\d\d):?(\d\d)$/, '$1:$2'));
  // Where clocks change between this time and the same one in UTC, its offset is that of the result.
  const near = new Date(local + offsetAt(new Date(`${local}Z`), timeZone));
  return new Date(local + offsetAt(near, timeZone));
}

const OFFSET = 6;

function offsetAt(moment: Date, timeZone: string): string {
  return localTimeAt(moment, timeZone).slice(-OFFSET);
}
