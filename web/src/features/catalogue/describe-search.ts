import { t } from '@lingui/core/macro';
import { i18n } from '../../i18n/i18n.ts';

interface Described {
  /** The search text; empty for none. */
  text: string;
  /** The names of categories, combined with "or". */
  categories: readonly string[];
  /** The names of the other filters, combined with "and". */
  filters: readonly string[];
}

/**
 * The message for no results: "We found nothing for “ring” in Electronics with all of these: Blue, Size M."
 */
export function describeSearch({ text, categories, filters }: Described): string {
  const either = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(categories);
  const all = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(filters);
  const subject = text === '' ? t`no products` : t`nothing for “${text}”`;
  if (categories.length > 0 && filters.length > 0) {
    return t`We found ${subject} in ${either} with all of these: ${all}.`;
  }
  if (categories.length > 0) return t`We found ${subject} in ${either}.`;
  return filters.length > 0 ? t`We found ${subject} with all of these: ${all}.` : t`We found ${subject}.`;
}
