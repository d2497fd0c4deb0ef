import { t } from '@lingui/core/macro';
import { parseMoney } from '../../../../forms/money-input.ts';
import type {
  OrderAttention,
  OrderFilter,
  OrderSort,
  OrderStatus,
  PaymentState,
  ShipmentState,
} from '../../../../gql/graphql.ts';
import { toDecimalText } from '../../../../lib/money.ts';
import { paymentStateLabels } from '../../../orders/shared/order-labels.ts';
import { openStatuses, orderStatuses } from '../../../orders/shared/order-status.ts';
import { readSearchText } from '../../list/search/read-search-text.ts';

/** The order list's search parameters; null matches everything. */
export interface OrderListSearch {
  text: string;
  status: OrderStatus | null;
  sending: Sending | null;
  attention: OrderAttention | null;
  payment: PaymentState | null;
  /** Days in the shop's time zone, `YYYY-MM-DD`. */
  placedFrom: string | null;
  placedTo: string | null;
  /** Amounts as typed. */
  totalFrom: string | null;
  totalTo: string | null;
  tag: string | null;
  sort: OrderSort;
}

/** Filters orders by whether anything is left to ship. */
type Sending = 'open' | 'sent';

const SHIPMENT_STATES: Readonly<Record<Sending, ShipmentState[]>> = { open: ['NONE', 'PART'], sent: ['ALL'] };

const PAYMENTS: ReadonlyMap<string, PaymentState> = new Map([
  ['unpaid', 'UNPAID'],
  ['partially-paid', 'PARTIALLY_PAID'],
  ['paid', 'PAID'],
  ['refunded', 'REFUNDED'],
]);

const SORTS: ReadonlyMap<string, OrderSort> = new Map([
  ['oldest', 'OLDEST'],
  ['total', 'TOTAL_DESC'],
  ['total-asc', 'TOTAL_ASC'],
  ['customer', 'CUSTOMER'],
]);

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;

/** The reasons why orders need attention, in display order, by their query string values. */
const ATTENTIONS: ReadonlyMap<string, OrderAttention> = new Map([
  ['ready', 'READY_TO_SEND'],
  ['stock', 'BACKORDERED'],
  ['transfer', 'TRANSFER_AWAITED'],
  ['due-soon', 'TRANSFER_DUE_SOON'],
  ['refund-due', 'REFUND_DUE'],
  ['mismatch', 'PAYMENT_MISMATCH'],
  ['refund', 'REFUND_FAILED'],
  ['mail', 'EMAIL_FAILED'],
]);

const attentionLabels = (): Record<OrderAttention, string> => ({
  READY_TO_SEND: t`Ready to ship`,
  BACKORDERED: t`Waiting for stock`,
  TRANSFER_AWAITED: t`Awaiting transfer`,
  TRANSFER_DUE_SOON: t`Transfer due within a day`,
  REFUND_DUE: t`To be refunded`,
  PAYMENT_MISMATCH: t`Payment does not match`,
  REFUND_FAILED: t`Refund failed`,
  EMAIL_FAILED: t`Email failed`,
});

/** The reasons why orders need attention, with their query string values and labels. */
export const attentionChoices = () =>
  [...ATTENTIONS].map(([value, attention]) => ({ value, label: attentionLabels()[attention] }));

/** The statuses in display order, with their query string values and labels. */
export const statusChoices = () =>
  (Object.keys(orderStatuses()) as OrderStatus[]).map((status) => ({
    value: statusParam(status),
    status,
    label: orderStatuses()[status].label,
  }));

/** The payment states in display order, with their query string values and labels. */
export const paymentChoices = () =>
  [...PAYMENTS].map(([value, payment]) => ({ value, label: paymentStateLabels()[payment] }));

/** The choices of what is left to ship, with their query string values and labels. */
export const sendingChoices = () => [
  { value: 'open', label: t`To ship` },
  { value: 'sent', label: t`Sent` },
];

/**
 * Parses `?q=words&status=pending&sending=open&attention=ready&payment=paid&tag=gift&sort=oldest` with
 * `&from=2026-11-01&to=2026-11-30&min=10&max=99.50`; invalid values are ignored.
 */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const sending = params.get('sending');
  return {
    text: readSearchText(params),
    status: statusChoices().find(({ value }) => value === params.get('status'))?.status ?? null,
    sending: sending === 'open' || sending === 'sent' ? sending : null,
    attention: ATTENTIONS.get(params.get('attention') ?? '') ?? null,
    payment: PAYMENTS.get(params.get('payment') ?? '') ?? null,
    placedFrom: readDay(params, 'from'),
    placedTo: readDay(params, 'to'),
    totalFrom: params.get('min') || null,
    totalTo: params.get('max') || null,
    tag: params.get('tag')?.trim().slice(0, 40) || null,
    sort: SORTS.get(params.get('sort') ?? '') ?? 'NEWEST',
  };
}

function readDay(params: URLSearchParams, name: string): string | null {
  const day = params.get(name) ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/**
 * The API's filter; amounts are in the given currency. Closed and refunded orders are not shipped, so only
 * open orders that are not refunded have something left to ship.
 */
export function orderFilterOf(search: OrderListSearch, currency: string): OrderFilter {
  const { text, status, sending, attention, payment, placedFrom, placedTo, tag } = search;
  const totalFrom = search.totalFrom === null ? null : parseMoney(search.totalFrom, currency);
  const totalTo = search.totalTo === null ? null : parseMoney(search.totalTo, currency);
  return {
    ...(text !== '' && { text }),
    ...(sending === 'open' && { paymentStates: ['UNPAID', 'PARTIALLY_PAID', 'PAID'] as PaymentState[] }),
    ...(sending === 'open' && !status && { statuses: [...openStatuses] }),
    ...(status && { status }),
    ...(sending && { shipmentStates: SHIPMENT_STATES[sending] }),
    ...(attention && { attention }),
    ...(payment && { paymentStates: [payment] }),
    ...(placedFrom && { placedFrom }),
    ...(placedTo && { placedTo }),
    ...(totalFrom !== null && { totalFrom }),
    ...(totalTo !== null && { totalTo }),
    ...(tag && { tag }),
  };
}

/** The query string value of a sort order; null for the default. */
export function sortParam(sort: OrderSort): string | null {
  return [...SORTS.keys()].find((value) => SORTS.get(value) === sort) ?? null;
}

/** The query string value of a status. */
export function statusParam(status: OrderStatus): string {
  return status.toLowerCase();
}

/** The query string value of a payment state. */
export function paymentParam(payment: PaymentState): string | null {
  return [...PAYMENTS.keys()].find((value) => PAYMENTS.get(value) === payment) ?? null;
}

/** The query string value of a reason for attention. */
export function attentionParam(attention: OrderAttention): string | null {
  return [...ATTENTIONS.keys()].find((value) => ATTENTIONS.get(value) === attention) ?? null;
}

/** The query string of the list of one status or reason for attention, with its question mark. */
export function formatOrderListSearch(
  search: { status: OrderStatus } | { attention: OrderAttention },
): string {
  const params: Record<string, string> =
    'status' in search
      ? { status: statusParam(search.status) ?? '' }
      : { attention: attentionParam(search.attention) ?? '' };
  return `?${new URLSearchParams(params).toString()}`;
}

/**
 * The path of a CSV export, for bookkeeping, of the orders that match the filter; amounts are in the given
 * currency.
 */
export function orderFilePath(filter: OrderFilter, currency: string): string {
  const { text, status, statuses, paymentStates, shipmentStates, attention, placedFrom, placedTo, tag } =
    filter;
  const decimal = (amount: number | null | undefined) =>
    typeof amount === 'number' ? toDecimalText(amount, currency) : null;
  const values: [string, string | null | undefined][] = [
    ['text', text],
    // REST uses the specification's words: Pending.
    ['status', status && `${status.charAt(0)}${status.slice(1).toLowerCase()}`],
    ['statuses', statuses?.join(',')],
    ['paymentStates', paymentStates?.join(',')],
    ['shipmentStates', shipmentStates?.join(',')],
    ['attention', attention],
    ['placedFrom', placedFrom],
    ['placedTo', placedTo],
    ['totalFrom', decimal(filter.totalFrom)],
    ['totalTo', decimal(filter.totalTo)],
    ['tag', tag],
  ];
  const query = new URLSearchParams(values.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return ['/api/exports/orders.csv', query.toString()].filter(Boolean).join('?');
}
