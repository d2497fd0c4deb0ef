import { t } from '@lingui/core/macro';
import type { ShopSearch } from '../../navigation/shop-search.ts';
import { i18n } from '../../i18n/i18n.ts';

/**
 * Describes a search in words, for the message that nothing was found: `“ring” in Electronics or Jewlery`. Empty without
 * a search. `labelOf` names a category by its slug.
 */
export function describeSearch(
  { text, categories }: Pick<ShopSearch, 'text' | 'categories'>,
  labelOf: (slug: string) => string,
): string {
  const quoted = text === '' ? '' : t`“${text}”`;
  if (categories.length === 0) return quoted;
  const either = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(categories.map(labelOf));
  return quoted === '' ? t`in ${either}` : t`${quoted} in ${either}`;
}
