import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { startOfDay } from '../../shared/time/local-date.ts';
import type { Span } from './report-period.ts';
import { toSumRanges } from './sum-ranges.ts';

const at = (text: string) => new Date(`${text}Z`);
const span = (start: string, end: string): Span => ({ start: at(start), end: at(end) });

const QUARTER = 15 * MINUTE;

/** How often each quarter of an hour is counted in a part, where not 0. */
function timesOfQuarters(spans: readonly Span[]): Map<string, number> {
  const times = new Map<string, number>();
  const { days, quarters } = toSumRanges(spans);
  for (const range of [...days, ...quarters])
    for (let quarter = range.start.getTime(); quarter < range.end.getTime(); quarter += QUARTER) {
      const key = `${range.part} ${new Date(quarter).toISOString()}`;
      const sum = (times.get(key) ?? 0) + range.times;
      if (sum === 0) times.delete(key);
      else times.set(key, sum);
    }
  return times;
}

function once(spans: readonly Span[]): Map<string, number> {
  return new Map(
    spans.flatMap(({ start, end }, part) =>
      Array.from(
        { length: (end.getTime() - start.getTime()) / QUARTER },
        (_, index) => [`${part} ${new Date(start.getTime() + index * QUARTER).toISOString()}`, 1] as const,
      ),
    ),
  );
}

describe('each quarter of an hour is counted once in its part', () => {
  test.each([
    ['a day of UTC', [span('2026-03-01T00:00', '2026-03-02T00:00')]],
    ['from the morning to the evening', [span('2026-03-01T08:00', '2026-03-01T20:00')]],
    ['a morning', [span('2026-03-01T01:00', '2026-03-01T08:15')]],
    ['an evening', [span('2026-03-01T18:00', '2026-03-01T21:15')]],
    ['noon to noon', [span('2026-03-01T12:00', '2026-03-02T12:00')]],
    ['nothing', [span('2026-03-01T12:00', '2026-03-01T12:00')]],
    [
      'a year, and a day of it',
      [span('2025-03-01T05:45', '2026-03-01T05:45'), span('2025-07-01T16:00', '2025-07-02T16:00')],
    ],
  ])('%s', (_, spans) => {
    expect(timesOfQuarters(spans)).toEqual(once(spans));
  });

  test.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  ])('days of 2026 in %s', (timeZone) => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.parse('2026-01-01T00:00Z') + index * DAY).toISOString().slice(0, 10),
    );
    const starts = days.map((day) => startOfDay(day, timeZone));
    const spans = starts.slice(0, -1).map((start, index) => ({ start, end: starts[index + 1] ?? start }));
    expect(timesOfQuarters(spans)).toEqual(once(spans));
  });
});

test('whole UTC days are read as days, with at most half a day of quarters at each end', () => {
  expect(toSumRanges([span('2026-03-01T00:00', '2026-03-08T00:00')]).quarters).toEqual([]);
  for (let hour = 0; hour < 24; hour += 1) {
    const start = new Date(Date.parse('2026-03-01T00:00Z') + (hour * DAY) / 24);
    for (const range of toSumRanges([{ start, end: new Date(start.getTime() + 7 * DAY) }]).quarters)
      expect(range.end.getTime() - range.start.getTime()).toBeLessThanOrEqual(DAY / 2);
  }
});
