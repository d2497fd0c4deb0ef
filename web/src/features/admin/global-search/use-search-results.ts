import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { GlobalSearchDocument, type GlobalSearchQuery } from '../../../gql/graphql.ts';
import { dateFormat } from '../../../lib/time/date.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { paths } from '../../../navigation/paths.ts';
import type { PictureImage } from '../../../ui/media/picture.tsx';
import { mayOpen } from '../permissions/may-open.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { fullName } from '../ui/full-name.ts';
import { searchedPages } from '../back-office-pages.ts';
import { matchesWords } from './matches-words.ts';

/** A search result; selecting it opens `to`. */
export interface SearchResult {
  label: string;
  /** Distinguishes it from others with the same name. */
  note?: string;
  to: string;
  image?: PictureImage;
}

export interface SearchResultGroup {
  label: string;
  items: SearchResult[];
}

/** Debounce in ms. */
const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/**
 * The search results in the back office, limited to the role: pages at once; products, orders and customers
 * once loaded. Until then, the previous ones stay.
 */
export function useSearchResults(text: string): {
  groups: SearchResultGroup[];
  isLoading: boolean;
  error: Error | undefined;
} {
  const held = usePermissions() ?? [];
  const searchText = text.trim();
  const settled = useSettled(searchText, PAUSE_MS);
  const parts = {
    products: held.includes('PRODUCTS_READ'),
    orders: held.includes('ORDERS_READ'),
    customers: held.includes('CUSTOMERS_READ'),
  };
  const isShort = searchText.length < MIN_LETTERS;
  const { data, previousData, loading, error } = useQuery(GlobalSearchDocument, {
    variables: { text: settled, ...parts },
    skip: settled.length < MIN_LETTERS || !Object.values(parts).includes(true),
    fetchPolicy: 'no-cache',
  });
  const results = isShort ? undefined : (data ?? previousData);
  const pages = searchedPages()
    .filter(({ label, words, page }) => mayOpen(page, held) && matchesWords(`${label} ${words}`, searchText))
    .map(({ label, page }) => ({ label, to: page.path }));
  const groups = [
    { label: t`Pages`, items: pages },
    ...(results ? foundGroups(results, held.includes('PRODUCTS_WRITE')) : []),
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLoading: !isShort && (loading || settled !== searchText),
    error,
  };
}

function foundGroups(
  { products, orders, customers }: GlobalSearchQuery,
  mayChangeProducts: boolean,
): SearchResultGroup[] {
  const day = dateFormat({ dateStyle: 'medium' });
  return [
    {
      label: t`Products`,
      items: (products?.nodes ?? []).map(({ id, handle, title, image }) => ({
        label: title,
        to: mayChangeProducts ? adminPaths.productEdit(id) : paths.product(handle),
        image,
      })),
    },
    {
      label: t`Orders`,
      items: (orders?.nodes ?? []).map(({ id, number, customer, createdAt }) => ({
        label: `#${number}`,
        note: `${customer.fullName}, ${day.format(new Date(createdAt))}`,
        to: adminPaths.order(id),
      })),
    },
    {
      label: t`Customers`,
      items: (customers?.nodes ?? []).map((customer) => ({
        label: fullName(customer),
        note: customer.email,
        to: adminPaths.customer(customer.id),
      })),
    },
  ];
}
