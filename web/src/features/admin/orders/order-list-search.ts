import type { OrderStatus } from '../../../gql/admin/graphql.ts';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** The order list's search parameters; a null status is any. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
}

/** The statuses in display order, by their values in the query string. */
const STATUSES: ReadonlyMap<string, OrderStatus> = new Map([
  ['pending', 'PENDING'],
  ['delivered', 'DELIVERED'],
  ['cancelled', 'CANCELLED'],
  ['returned', 'RETURNED'],
]);

/** The statuses in display order, with their values in the query string and their labels. */
export const statusChoices = () =>
  [...STATUSES].map(([value, status]) => ({ value, status, label: orderStatusLabels()[status] }));

/** Reads `?q=words&status=pending`; invalid values are ignored. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  return { text: readSearchText(params), status: STATUSES.get(params.get('status') ?? '') ?? null };
}

/** The value of a status in the query string. */
export function statusParam(status: OrderStatus): string | null {
  return [...STATUSES.keys()].find((value) => STATUSES.get(value) === status) ?? null;
}

/** Writes the query string of the list of one status, with its question mark. */
export function formatOrderListSearch({ status }: { status: OrderStatus }): string {
  return `?${new URLSearchParams({ status: statusParam(status) ?? '' }).toString()}`;
}
