import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

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
