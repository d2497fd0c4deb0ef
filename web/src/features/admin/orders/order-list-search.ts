import type { OrderStatus } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** What the order list's address asks for; a null status is any. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
}

/** The statuses in the order in which they are offered, with the address's words for them. */
export const orderStatusLabels = [
  { status: 'PENDING', word: 'pending', label: 'Pending' },
  { status: 'DELIVERED', word: 'delivered', label: 'Delivered' },
  { status: 'CANCELLED', word: 'cancelled', label: 'Cancelled' },
  { status: 'RETURNED', word: 'returned', label: 'Returned' },
] as const satisfies readonly { status: OrderStatus; word: string; label: string }[];

/** Reads `?q=words&status=pending`; what makes no sense is ignored. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const word = params.get('status');
  const known = orderStatusLabels.find((each) => each.word === word);
  return { text: readSearchText(params), status: known?.status ?? null };
}

/** What people call a status. */
export function statusLabel(status: OrderStatus): string {
  return orderStatusLabels.find((each) => each.status === status)?.label ?? status;
}
