/** A category in a list in which each is followed by its subcategories. */
export interface ListedCategory {
  slug: string;
  label: string;
  parent?: { slug: string } | null | undefined;
}

/** The subcategories of a category; with null, the top-level ones. */
export function childrenOf<Category extends ListedCategory>(
  categories: readonly Category[],
  slug: string | null,
): Category[] {
  return categories.filter(({ parent }) => (parent?.slug ?? null) === slug);
}

/** The path to a category from the top level, including itself; empty if it is not in the list. */
export function pathTo<Category extends ListedCategory>(
  categories: readonly Category[],
  slug: string,
): Category[] {
  const category = categories.find((other) => other.slug === slug);
  if (!category) return [];
  return [...(category.parent ? pathTo(categories, category.parent.slug) : []), category];
}

/**
 * The selected categories after one was ticked or unticked. Ticking one unticks its ancestors and
 * descendants: an ancestor would make it redundant, and it makes its descendants redundant.
 */
export function toggleCategory(
  categories: readonly ListedCategory[],
  chosen: readonly string[],
  slug: string,
): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug);
  const isInLine = (other: string) =>
    pathTo(categories, slug).some((above) => above.slug === other) ||
    pathTo(categories, other).some((above) => above.slug === slug);
  return [...chosen.filter((other) => !isInLine(other)), slug];
}
