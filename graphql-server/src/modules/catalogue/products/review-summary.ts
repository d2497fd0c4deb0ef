/** The approved reviews behind a rating: their average, and how many give 5 to 1 stars. */
export function reviewSummary(countsFromOne: readonly number[]) {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: countsFromOne[stars - 1] ?? 0 }));
  const reviews = counts.reduce((sum, count) => sum + count.reviews, 0);
  const stars = counts.reduce((sum, count) => sum + count.stars * count.reviews, 0);
  return {
    rate: reviews === 0 ? null : Math.round((stars * 10) / reviews) / 10,
    reviews,
    counts,
  };
}
