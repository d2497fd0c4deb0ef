import { expect, test } from 'vitest';
import { periodAt, campaignStatusAt } from './campaign-period.ts';

const at = (text: string) => new Date(text);
const once = { startsAt: at('2026-11-23T08:00Z'), endsAt: at('2026-11-25T08:00Z'), repeats: 'NONE' } as const;
const weekly = { ...once, repeats: 'WEEKLY' } as const;
/** Saturday 9:00 to Sunday 21:00 in Berlin; the clocks go back in the night of 25 October 2026. */
const weekend = {
  startsAt: at('2026-10-17T07:00Z'),
  endsAt: at('2026-10-18T19:00Z'),
  repeats: 'WEEKLY',
} as const;
/** A whole week of summer time, from Monday to Monday. */
const always = {
  startsAt: at('2026-10-18T22:00Z'),
  endsAt: at('2026-10-25T23:00Z'),
  repeats: 'WEEKLY',
} as const;

test.each([
  [
    'before the only period',
    once,
    '2026-11-23T07:59:59Z',
    'SCHEDULED',
    '2026-11-23T08:00Z',
    '2026-11-25T08:00Z',
  ],
  ['at its start', once, '2026-11-23T08:00Z', 'RUNNING', '2026-11-23T08:00Z', '2026-11-25T08:00Z'],
  ['right before its end', once, '2026-11-25T07:59:59Z', 'RUNNING', '2026-11-23T08:00Z', '2026-11-25T08:00Z'],
  ['at its end', once, '2026-11-25T08:00Z', 'ENDED', '2026-11-23T08:00Z', '2026-11-25T08:00Z'],
  [
    'before the first of many',
    weekly,
    '2026-11-01T00:00Z',
    'SCHEDULED',
    '2026-11-23T08:00Z',
    '2026-11-25T08:00Z',
  ],
  ['in the first', weekly, '2026-11-24T08:00Z', 'RUNNING', '2026-11-23T08:00Z', '2026-11-25T08:00Z'],
  ['between two', weekly, '2026-11-25T08:00Z', 'SCHEDULED', '2026-11-30T08:00Z', '2026-12-02T08:00Z'],
  ['in the third', weekly, '2026-12-07T08:00Z', 'RUNNING', '2026-12-07T08:00Z', '2026-12-09T08:00Z'],
  ['a year later', weekly, '2027-11-24T07:59:59Z', 'RUNNING', '2027-11-22T08:00Z', '2027-11-24T08:00Z'],
  [
    'over a change of the clocks',
    weekend,
    '2026-10-25T19:30Z',
    'RUNNING',
    '2026-10-24T07:00Z',
    '2026-10-25T20:00Z',
  ],
  [
    'after it, still at 9:00',
    weekend,
    '2026-10-31T07:59Z',
    'SCHEDULED',
    '2026-10-31T08:00Z',
    '2026-11-01T20:00Z',
  ],
  [
    'the last second of a whole week',
    always,
    '2026-10-25T22:59:59Z',
    'RUNNING',
    '2026-10-18T22:00Z',
    '2026-10-25T23:00Z',
  ],
  [
    'and the first of the next',
    always,
    '2026-10-25T23:00Z',
    'RUNNING',
    '2026-10-25T23:00Z',
    '2026-11-01T23:00Z',
  ],
] as const)('%s', (_, times, now, status, startsAt, endsAt) => {
  expect(campaignStatusAt(times, at(now), 'Europe/Berlin')).toBe(status);
  expect(periodAt(times, at(now), 'Europe/Berlin')).toEqual({ startsAt: at(startsAt), endsAt: at(endsAt) });
});
