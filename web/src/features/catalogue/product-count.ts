import { plural, t } from '@lingui/core/macro';
import type { List } from '../../apollo/use-list.ts';

/** Formats the number of products in a list, which the server counts up to 10,000. */
export function productCount({ total, isTotalExact }: Pick<List<unknown>, 'total' | 'isTotalExact'>): string {
  return isTotalExact
    ? plural(total, { one: '# product', other: '# products' })
    : t`more than 10,000 products`;
}
