import { expect, test } from 'vitest';
import { fromZonedInput, toZonedInput } from './zoned-time.ts';

test.each([
  ['2026-07-01T12:00:00.000Z', 'UTC', '2026-07-01T12:00'],
  ['2026-07-01T12:00:00.000Z', 'Europe/Berlin', '2026-07-01T14:00'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', '2027-01-01T00:30'],
  ['2026-01-01T00:30:00.000Z', 'America/New_York', '2025-12-31T19:30'],
  ['2026-07-01T12:00:00.000Z', 'Asia/Kathmandu', '2026-07-01T17:45'],
  // The hours before and after a change to and from daylight saving time.
  ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00'],
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25T02:30'],
  ['2026-10-25T02:00:00.000Z', 'Europe/Berlin', '2026-10-25T03:00'],
])('%s in %s is %s, and back', (instant, timeZone, text) => {
  expect(toZonedInput(instant, timeZone)).toBe(text);
  expect(fromZonedInput(text, timeZone)).toBe(instant);
});

test('a time that daylight saving time skips is an hour later', () => {
  expect(fromZonedInput('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test.each(['', '2026-13-01T00:00', 'soon'])('%j is no time', (text) => {
  expect(fromZonedInput(text, 'UTC')).toBeNull();
});
