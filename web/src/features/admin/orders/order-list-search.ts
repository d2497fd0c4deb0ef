import { t } from '@lingui/core/macro';
import type { OrderStatus } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** The order list's search parameters; a null status is any. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
}

/** The statuses in display order, with their values in the query string. */
export const orderStatusLabels = () =>
  [
    { status: 'PENDING', word: 'pending', label: t`Pending` },
    { status: 'DELIVERED', word: 'delivered', label: t`Delivered` },
    { status: 'CANCELLED', word: 'cancelled', label: t`Cancelled` },
    { status: 'RETURNED', word: 'returned', label: t`Returned` },
  ] as const satisfies readonly { status: OrderStatus; word: string; label: string }[];

/** Reads `?q=words&status=pending`; invalid values are ignored. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const word = params.get('status');
  const known = orderStatusLabels().find((each) => each.word === word);
  return { text: readSearchText(params), status: known?.status ?? null };
}

/** The display label of a status. */
export function statusLabel(status: OrderStatus): string {
  return orderStatusLabels().find((each) => each.status === status)?.label ?? status;
}
