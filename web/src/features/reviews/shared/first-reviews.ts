/** How many reviews a product's page begins with. */
const SHOWN = 5;

/**
 * What the reviews of a product's page are asked for with, before anything is chosen: the same for the page
 * and for its description.
 */
export const firstReviews = (id: string) => ({ id, first: SHOWN, sort: 'NEWEST' as const, filter: null });
