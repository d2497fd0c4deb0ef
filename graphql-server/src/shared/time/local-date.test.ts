import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  endOfDayAfter,
  isLocalDate,
  localDateAt,
  localTimeAt,
  sameTimeAfter,
  startOfDay,
} from './local-date.ts';

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'Europe/Berlin', '2026-11-19T23:00:00.000Z'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  ['2026-11-20', 'Pacific/Pago_Pago', '2026-11-20T11:00:00.000Z'],
  // The clocks go forward on the 29th and back on the 25th.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // They go forward at midnight: the day begins at one o'clock.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  // They go back at midnight: the previous day has its last hour twice.
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, start) => {
  const begin = startOfDay(day, timeZone);
  expect(begin.toISOString()).toBe(start);
  expect(localDateAt(begin, timeZone)).toBe(day);
  expect(localDateAt(new Date(begin.getTime() - 1), timeZone)).toBe(addDays(day, -1));
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('both ends of a period count', () => {
  expect(daysBetween('2026-03-01', '2026-03-31')).toBe(31);
  expect(daysBetween('2026-03-01', '2026-03-01')).toBe(1);
});

test.each([
  ['2026-11-20', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  ['2026-11-20T00:00Z', false],
  ['today', false],
])('%s is a day: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected);
});

test.each([
  ['2026-03-22T08:00:00.250Z', 7, 'Europe/Berlin', '2026-03-29T07:00:00.250Z'],
  ['2026-10-24T22:00Z', 7, 'Europe/Berlin', '2026-10-31T23:00Z'],
  ['2026-10-24T22:00Z', 7, 'Asia/Tokyo', '2026-10-31T22:00Z'],
  ['2026-10-24T22:00Z', 0, 'America/New_York', '2026-10-24T22:00Z'],
  // Half past two does not exist in that night.
  ['2026-03-22T01:30Z', 7, 'Europe/Berlin', '2026-03-29T00:30Z'],
])('the same time as at %s is %i days later in %s at %s', (moment, days, timeZone, expected) => {
  expect(sameTimeAfter(new Date(moment), days, timeZone)).toEqual(new Date(expected));
});

test.each([
  ['2026-11-25T02:00Z', 7, 'America/Los_Angeles', '2026-12-02T07:59:59.999Z'],
  ['2026-11-27T14:00Z', 7, 'Pacific/Auckland', '2026-12-05T10:59:59.999Z'],
  ['2026-11-25T23:59Z', 0, 'UTC', '2026-11-25T23:59:59.999Z'],
  // The day of the clock change has 25 hours.
  ['2026-10-24T10:00Z', 1, 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
])('of %s the day %i days later ends in %s at %s', (moment, days, timeZone, expected) => {
  expect(endOfDayAfter(new Date(moment), days, timeZone)).toEqual(new Date(expected));
});

test.each([
  ['2026-11-28T04:57:03.900Z', 'UTC', '2026-11-28T04:57:03+00:00'],
  ['2026-11-28T23:30:00.000Z', 'Europe/Berlin', '2026-11-29T00:30:00+01:00'],
  ['2026-07-01T23:30:00.000Z', 'Europe/Berlin', '2026-07-02T01:30:00+02:00'],
  ['2026-11-28T04:00:00.000Z', 'America/St_Johns', '2026-11-28T00:30:00-03:30'],
  ['2026-11-28T04:00:00.000Z', 'Asia/Kathmandu', '2026-11-28T09:45:00+05:45'],
])('at %s clocks in %s show %s', (moment, timeZone, shown) => {
  expect(localTimeAt(new Date(moment), timeZone)).toBe(shown);
});
