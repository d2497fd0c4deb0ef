import { t } from '@lingui/core/macro';
import type { OrderFilter, OrderStatus, ShipmentState } from '../../../gql/admin/graphql.ts';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** The order list's search parameters; null is any. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
  sending: Sending | null;
}

/** Orders by what is left to send: something, or nothing. */
type Sending = 'open' | 'sent';

const SHIPMENT_STATES: Readonly<Record<Sending, ShipmentState[]>> = { open: ['NONE', 'PART'], sent: ['ALL'] };

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

/** The choices by what is left to send, with their values in the query string and their labels. */
export const sendingChoices = () => [
  { value: 'open', label: t`To send` },
  { value: 'sent', label: t`Sent` },
];

/** Reads `?q=words&status=pending&sending=open`; invalid values are ignored. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const sending = params.get('sending');
  return {
    text: readSearchText(params),
    status: STATUSES.get(params.get('status') ?? '') ?? null,
    sending: sending === 'open' || sending === 'sent' ? sending : null,
  };
}

/** The API's filter. Of closed orders nothing is left to send, so only pending ones are to be sent. */
export function orderFilterOf({ text, status, sending }: OrderListSearch): OrderFilter {
  return {
    ...(text !== '' && { text }),
    ...(sending === 'open' && { status: 'PENDING' as const }),
    ...(status && { status }),
    ...(sending && { shipmentStates: SHIPMENT_STATES[sending] }),
  };
}

/** The value of a status in the query string. */
export function statusParam(status: OrderStatus): string | null {
  return [...STATUSES.keys()].find((value) => STATUSES.get(value) === status) ?? null;
}

/** Writes the query string of the list of one status, with its question mark. */
export function formatOrderListSearch({ status }: { status: OrderStatus }): string {
  return `?${new URLSearchParams({ status: statusParam(status) ?? '' }).toString()}`;
}
