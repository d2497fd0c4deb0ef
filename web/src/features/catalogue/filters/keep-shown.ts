import type { FilterOptionsQuery } from '../../../gql/graphql.ts';

export type FilterOptions = FilterOptionsQuery['productFilterOptions'];

/**
 * The options after a change of the filters: previous ones keep their position, with a count of 0, so that
 * nothing vanishes under the pointer or the focus.
 */
export function keepShown(shown: FilterOptions | null, now: FilterOptions): FilterOptions {
  if (!shown) return now;
  return {
    ...now,
    categories: merge(shown.categories, now.categories, ({ value }) => value),
    colours: merge(shown.colours, now.colours, ({ colour }) => colour),
    sizes: merge(shown.sizes, now.sizes, ({ value }) => value),
    brands: merge(shown.brands, now.brands, ({ value }) => value),
    ratings: merge(shown.ratings, now.ratings, ({ minRating }) => String(minRating)),
  };
}

/** Merges two lists in the same order: items only in the first follow their predecessor there. */
function merge<Value extends { count: number }>(
  shown: readonly Value[],
  now: readonly Value[],
  keyOf: (value: Value) => string,
): Value[] {
  const merged = [...now];
  const placeOf = (key: string) => merged.findIndex((value) => keyOf(value) === key);
  for (const [index, value] of shown.entries()) {
    if (placeOf(keyOf(value)) >= 0) continue;
    const before = shown[index - 1];
    merged.splice(before ? placeOf(keyOf(before)) + 1 : 0, 0, { ...value, count: 0 });
  }
  return merged;
}
