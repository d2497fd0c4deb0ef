import { expect, test } from 'vitest';
import { medians } from './measurement.ts';

test('takes the median of each figure', () => {
  const measured = [
    { performance: 0.9, scriptMs: 300 },
    { performance: 0.99, scriptMs: 100 },
    { performance: 0.95, scriptMs: 200 },
  ];
  expect(medians(measured)).toEqual({ performance: 0.95, scriptMs: 200 });
});

test('has no median of nothing', () => {
  expect(() => medians([])).toThrow('Nothing was measured');
});
