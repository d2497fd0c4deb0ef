import type { ShopSearch } from '../../app/shop-search.ts';

const list = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Describes a search in words, for the message that nothing was found: `“ring” in Electronics or Jewlery`. Empty without
 * a search. `labelOf` names a category by its slug.
 */
export function describeSearch(
  { text, categories }: Pick<ShopSearch, 'text' | 'categories'>,
  labelOf: (slug: string) => string,
): string {
  const quoted = text === '' ? '' : `“${text}”`;
  const places = categories.length === 0 ? '' : `in ${list.format(categories.map(labelOf))}`;
  return [quoted, places].filter((part) => part !== '').join(' ');
}
