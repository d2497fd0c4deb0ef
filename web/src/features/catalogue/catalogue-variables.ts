import type { ShopSearch } from '../../navigation/shop-search.ts';
import type { CatalogueQueryVariables } from '../../gql/graphql.ts';

/** Fills whole rows of 2, 3 and 4 columns. */
const PAGE_SIZE = 24;

/**
 * Turns the search parameters, and the handle of a collection, into the first page's variables. They are normalised, whatever order the categories were
 * chosen in, so that a visited page is found in the cache.
 */
export function catalogueVariables(
  { categories, text, sort }: ShopSearch,
  collection?: string,
): CatalogueQueryVariables {
  return {
    first: PAGE_SIZE,
    filter: {
      ...(collection !== undefined && { collection }),
      ...(categories.length > 0 && { categories: categories.toSorted() }),
      ...(text !== '' && { text }),
    },
    sort,
  };
}
