import type { FilterOptionsQuery } from '../../../gql/graphql.ts';
import { fieldName } from './chosen-fields.ts';

export type FilterOptions = FilterOptionsQuery['productFilterOptions'];

/**
 * The options after a change of the filters: previous ones keep their position, with a count of 0, so that
 * nothing vanishes under the pointer or the focus.
 */
export function keepShown(shown: FilterOptions | null, now: FilterOptions): FilterOptions {
  if (!shown) return now;
  return {
    ...now,
    categories: merge(shown.categories, now.categories, ({ value }) => value, emptied),
    colours: merge(shown.colours, now.colours, ({ colour }) => colour, emptied),
    sizes: merge(shown.sizes, now.sizes, ({ value }) => value, emptied),
    options: mergeValues(shown.options, now.options, ({ name }) => name),
    fields: mergeValues(shown.fields, now.fields, fieldName),
    brands: merge(shown.brands, now.brands, ({ value }) => value, emptied),
    ratings: merge(shown.ratings, now.ratings, ({ minRating }) => String(minRating), emptied),
  };
}

/** Merges options or custom fields, and the values of each. */
function mergeValues<Named extends { values: { value: string; count: number }[] }>(
  shown: readonly Named[],
  now: readonly Named[],
  keyOf: (named: Named) => string,
): Named[] {
  const merged = now.map((named) => {
    const before = shown.find((other) => keyOf(other) === keyOf(named));
    return { ...named, values: merge(before?.values ?? [], named.values, ({ value }) => value, emptied) };
  });
  return merge(shown, merged, keyOf, (named) => ({ ...named, values: named.values.map(emptied) }));
}

const emptied = <Value extends { count: number }>(value: Value): Value => ({ ...value, count: 0 });

/**
 * Merges two lists in the same order: items only in the first follow their predecessor there, without
 * products.
 */
function merge<Value>(
  shown: readonly Value[],
  now: readonly Value[],
  keyOf: (value: Value) => string,
  withoutProducts: (value: Value) => Value,
): Value[] {
  const merged = [...now];
  const placeOf = (key: string) => merged.findIndex((value) => keyOf(value) === key);
  for (const [index, value] of shown.entries()) {
    if (placeOf(keyOf(value)) >= 0) continue;
    const before = shown[index - 1];
    merged.splice(before ? placeOf(keyOf(before)) + 1 : 0, 0, withoutProducts(value));
  }
  return merged;
}
