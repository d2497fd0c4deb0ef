import { t } from '@lingui/core/macro';
import type { OrderAttention, OrderFilter, OrderStatus, ShipmentState } from '../../../gql/admin/graphql.ts';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** The order list's search parameters; null is any. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
  sending: Sending | null;
  attention: OrderAttention | null;
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

/** Why orders have to be looked after, in display order, by their values in the query string. */
const ATTENTIONS: ReadonlyMap<string, OrderAttention> = new Map([
  ['ready', 'READY_TO_SEND'],
  ['transfer', 'TRANSFER_AWAITED'],
  ['due-soon', 'TRANSFER_DUE_SOON'],
  ['mismatch', 'PAYMENT_MISMATCH'],
  ['refund', 'REFUND_FAILED'],
  ['mail', 'MAIL_FAILED'],
]);

const attentionLabels = (): Record<OrderAttention, string> => ({
  READY_TO_SEND: t`Ready to send`,
  TRANSFER_AWAITED: t`Transfer awaited`,
  TRANSFER_DUE_SOON: t`Transfer due within a day`,
  PAYMENT_MISMATCH: t`Payment does not match`,
  REFUND_FAILED: t`Refund failed`,
  MAIL_FAILED: t`Email failed`,
});

/** Why orders have to be looked after, with the values in the query string and the labels. */
export const attentionChoices = () =>
  [...ATTENTIONS].map(([value, attention]) => ({ value, label: attentionLabels()[attention] }));

/** The statuses in display order, with their values in the query string and their labels. */
export const statusChoices = () =>
  [...STATUSES].map(([value, status]) => ({ value, status, label: orderStatusLabels()[status] }));

/** The choices by what is left to send, with their values in the query string and their labels. */
export const sendingChoices = () => [
  { value: 'open', label: t`To send` },
  { value: 'sent', label: t`Sent` },
];

/** Reads `?q=words&status=pending&sending=open&attention=ready`; invalid values are ignored. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const sending = params.get('sending');
  return {
    text: readSearchText(params),
    status: STATUSES.get(params.get('status') ?? '') ?? null,
    sending: sending === 'open' || sending === 'sent' ? sending : null,
    attention: ATTENTIONS.get(params.get('attention') ?? '') ?? null,
  };
}

/** The API's filter. Of closed orders nothing is left to send, so only pending ones are to be sent. */
export function orderFilterOf({ text, status, sending, attention }: OrderListSearch): OrderFilter {
  return {
    ...(text !== '' && { text }),
    ...(sending === 'open' && { status: 'PENDING' as const }),
    ...(status && { status }),
    ...(sending && { shipmentStates: SHIPMENT_STATES[sending] }),
    ...(attention && { attention }),
  };
}

/** The value of a status in the query string. */
export function statusParam(status: OrderStatus): string | null {
  return [...STATUSES.keys()].find((value) => STATUSES.get(value) === status) ?? null;
}

/** The value of an attention in the query string. */
export function attentionParam(attention: OrderAttention): string | null {
  return [...ATTENTIONS.keys()].find((value) => ATTENTIONS.get(value) === attention) ?? null;
}

/** Writes the query string of the list of one status or attention, with its question mark. */
export function formatOrderListSearch(
  search: { status: OrderStatus } | { attention: OrderAttention },
): string {
  const params: Record<string, string> =
    'status' in search
      ? { status: statusParam(search.status) ?? '' }
      : { attention: attentionParam(search.attention) ?? '' };
  return `?${new URLSearchParams(params).toString()}`;
}
