import type { ChosenOption, ShopSearch } from '../../navigation/shop-search.ts';
import type { CatalogueQueryVariables, FieldFilter } from '../../gql/graphql.ts';
import { chosenFields } from './filters/chosen-fields.ts';

/** Fills whole rows of 2, 3 and 4 columns. */
const PAGE_SIZE = 24;

/**
 * Converts the search parameters, and the handle of a collection, to the first page's variables. They are
 * normalized, whatever order the filters were selected in, so that a visited page is found in the cache.
 */
export function catalogueVariables(search: ShopSearch, collection?: string) {
  const { text, sort, minPrice, maxPrice, minRating, inStock, onSale, isNew } = search;
  const { categories, colours, sizes, options, fields, brands } = search;
  return {
    first: PAGE_SIZE,
    filter: {
      ...(collection !== undefined && { collection }),
      ...(text !== '' && { text }),
      ...(categories.length > 0 && { categories: categories.toSorted() }),
      ...(colours.length > 0 && { colours: colours.toSorted() }),
      ...(sizes.length > 0 && { sizes: sizes.toSorted() }),
      ...(options.length > 0 && { options: inOrder(options) }),
      ...(fields.length > 0 && { fields: fieldFilters(fields) }),
      ...(brands.length > 0 && { brands: brands.toSorted() }),
      ...(minPrice !== null && { minPrice }),
      ...(maxPrice !== null && { maxPrice }),
      ...(minRating !== null && { minRating }),
      ...(inStock && { inStock }),
      ...(onSale && { discounted: true }),
      ...(isNew && { isNew }),
    },
    sort,
    // In order of selection: a product's card shows the first of these colors that the product has.
    ...(colours.length > 0 && { colours: [...colours] }),
  } satisfies CatalogueQueryVariables;
}

const fieldFilters = (fields: readonly ChosenOption[]): FieldFilter[] =>
  inOrder(chosenFields(fields)).map(({ owner, key, values, from, to }) => ({
    ...(owner !== 'PRODUCT' && { owner }),
    key,
    ...(values.length > 0 && { values }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }));

const inOrder = <Chosen extends ChosenOption>(chosen: readonly Chosen[]) =>
  chosen
    .map((each) => ({ ...each, values: each.values.toSorted() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
