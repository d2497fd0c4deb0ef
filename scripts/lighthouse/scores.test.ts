import { expect, test } from 'vitest';
import { medianScores } from './scores.ts';

const scores = (performance: number, seo: number) => ({
  performance,
  accessibility: 1,
  'best-practices': 1,
  seo,
});

test('takes the middle of each category by itself', () => {
  expect(medianScores([scores(0.9, 0.5), scores(0.99, 1), scores(0.95, 0.7)])).toEqual(scores(0.95, 0.7));
});

test('has no middle of nothing', () => {
  expect(() => medianScores([])).toThrow('Nothing was measured');
});
