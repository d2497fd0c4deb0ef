import type { Rating, ReviewSummary } from './product.ts';

/**
 * Summarizes a rating: the number of approved reviews with 1 to 5 stars, and the initial rating of a sample
 * product.
 */
export function reviewSummary(countsFromOne: readonly number[], starting: Rating): ReviewSummary {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: countsFromOne[stars - 1] ?? 0 }));
  const reviews = counts.reduce((sum, count) => sum + count.reviews, 0);
  const stars = counts.reduce((sum, count) => sum + count.stars * count.reviews, 0);
  return {
    rate: reviews === 0 ? null : Math.round((stars * 10) / reviews) / 10,
    reviews,
    counts,
    startingRating: starting.reviews === 0 ? null : starting,
  };
}
