import { isLocalDate, localTimeAt } from './local-date.ts';

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?(?:\.\d+)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/;

/** A time in a file of another system, such as `2026-03-01 12:30:00 +0100`; null for any other text. */
export function timeIn(text: string, timeZone: string): Date | null {
  const [, day, hour = '00', minute = '00', second = '00', zone] = TIME.exec(text) ?? [];
  if (day === undefined || !isLocalDate(day)) return null;
  const local = `${day}T${hour}:${minute}:${second}`;
  if (zone === 'Z' || zone === 'UTC') return new Date(`${local}Z`);
  const offset = zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') ?? offsetAt(local, timeZone);
  return new Date(local + offset);
}

const OFFSET = 6;

function offsetAt(local: string, timeZone: string): string {
  return localTimeAt(new Date(`${local}Z`), timeZone).slice(-OFFSET);
}
