import { describe, expect, it } from 'vitest';
import { countdownParts, formatEnd } from './countdown-parts.ts';

function digitsOf(remaining: number): string {
  return countdownParts(remaining)
    .map((part) => part.digits)
    .join(':');
}

describe('countdownParts', () => {
  it.each([
    [0, '00:00:00:00'],
    [-86_400_000, '00:00:00:00'],
    [999, '00:00:00:00'],
    [1_000, '00:00:00:01'],
    [59_999, '00:00:00:59'],
    [3_600_000, '00:01:00:00'],
    [86_399_000, '00:23:59:59'],
    [3 * 86_400_000 + 5_025_000, '03:01:23:45'],
    [120 * 86_400_000, '120:00:00:00'],
  ])('%i ms are %s', (remaining, digits) => {
    expect(digitsOf(remaining)).toBe(digits);
  });
});

describe('formatEnd', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 'January 1, 2026'],
    ['2026-05-31T23:59:59Z', 'May 31, 2026'],
    ['2025-12-08T12:00:00Z', 'December 8, 2025'],
  ])('%s is %s, whatever the time zone', (end, text) => {
    expect(formatEnd(Date.parse(end))).toBe(text);
  });
});
