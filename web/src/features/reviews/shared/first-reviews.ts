/** The initial number of reviews on a product's page. */
const SHOWN = 5;

/**
 * The variables of the first page of reviews, before any filter: the same for the page and its description,
 * which therefore share the query.
 */
export const firstReviews = (id: string) => ({ id, first: SHOWN, sort: 'NEWEST' as const, filter: null });
