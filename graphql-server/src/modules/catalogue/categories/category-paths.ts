import type { Category } from './category-query.ts';

/** The labels from the top to each category, by its id. Parents come before their children, as in lists. */
export function categoryPaths(categories: readonly Category[]): Map<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { id, parentId, label } of categories)
    paths.set(id, [...(paths.get(parentId ?? '') ?? []), label]);
  return paths;
}
