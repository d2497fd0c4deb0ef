import { expect, test } from 'vitest';
import { reviewSummary } from './review-summary.ts';

test.each([
  [[0, 0, 0, 0, 0], null, 0],
  [[0, 0, 0, 0, 1], 5, 1],
  [[1, 0, 0, 0, 2], 3.7, 3],
  [[3, 1, 0, 0, 4], 3.1, 8],
])('the average of %j reviews with 1 to 5 stars is %d', (counts, rate, reviews) => {
  expect(reviewSummary(counts)).toMatchObject({ rate, reviews });
});

test('lists the counts from 5 stars down', () => {
  expect(reviewSummary([1, 0, 2, 0, 4])).toEqual({
    rate: 3.9,
    reviews: 7,
    counts: [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: { 5: 4, 3: 2, 1: 1 }[stars] ?? 0 })),
  });
});
