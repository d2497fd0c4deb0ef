import { expect, test } from 'vitest';
import { isTooLong, parseReportPeriod, reportPeriodParams } from './report-period.ts';

test.each([
  ['', { lastDays: 30 }],
  ['days=7', { lastDays: 7 }],
  ['days=1', { lastDays: 1 }],
  ['days=8', { lastDays: 30 }],
  ['days=all', { lastDays: 30 }],
  ['from=2026-10-01&to=2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
  ['from=2026-10-01', { lastDays: 30 }],
  ['from=yesterday&to=today', { lastDays: 30 }],
])('?%s is %o', (search, period) => {
  expect(parseReportPeriod(new URLSearchParams(search))).toEqual(period);
});

test.each([{ lastDays: 90 }, { from: '2026-10-01', to: '2026-10-31' }])('the URL says %o', (period) => {
  expect(parseReportPeriod(new URLSearchParams(reportPeriodParams(period)))).toEqual(period);
});

test.each([
  ['2025-11-20', '2026-11-20', false],
  ['2025-11-19', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', false],
])('%s to %s is too long: %s', (from, to, expected) => {
  expect(isTooLong(from, to)).toBe(expected);
});
