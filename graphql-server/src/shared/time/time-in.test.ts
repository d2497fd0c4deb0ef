import { expect, test } from 'vitest';
import { timeIn } from './time-in.ts';

test.each([
  ['2025-03-01 12:30:00 +0100', '2025-03-01T11:30:00.000Z'],
  ['2025-03-01 12:30:00 UTC', '2025-03-01T12:30:00.000Z'],
  ['2025-03-01T12:30:00-05:00', '2025-03-01T17:30:00.000Z'],
  ['2025-07-01 12:30', '2025-07-01T10:30:00.000Z'],
  ['2025-01-01', '2024-12-31T23:00:00.000Z'],
  ['03/04/2025 12:30', undefined],
  ['2025-02-30 12:30', undefined],
  ['2025-03-01 24:00', undefined],
  ['', undefined],
])('the time %s is %s in Berlin', (text, expected) => {
  expect(timeIn(text, 'Europe/Berlin')?.toISOString()).toBe(expected);
});

test.each([
  ['2025-03-09 04:00', 'America/New_York', '2025-03-09T08:00:00.000Z'],
  ['2025-09-28 00:30', 'Pacific/Auckland', '2025-09-27T12:30:00.000Z'],
])('near a change of the clocks %s in %s is %s', (text, timeZone, expected) => {
  expect(timeIn(text, timeZone)?.toISOString()).toBe(expected);
});
