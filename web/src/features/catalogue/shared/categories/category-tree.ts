/** A category as lists have it: each one is followed by those in it. */
export interface ListedCategory {
  slug: string;
  label: string;
  parent?: { slug: string } | null | undefined;
}

/** The categories in a category; at the top with null. */
export function childrenOf<Category extends ListedCategory>(
  categories: readonly Category[],
  slug: string | null,
): Category[] {
  return categories.filter(({ parent }) => (parent?.slug ?? null) === slug);
}

/** The way to a category from the top, itself included; empty for one that is not in the list. */
export function pathTo<Category extends ListedCategory>(
  categories: readonly Category[],
  slug: string,
): Category[] {
  const category = categories.find((other) => other.slug === slug);
  if (!category) return [];
  return [...(category.parent ? pathTo(categories, category.parent.slug) : []), category];
}

/**
 * The chosen categories after one of them was ticked or unticked. Those above and beneath a ticked one are
 * unticked: the one above would make it mean nothing, and it would those beneath.
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
