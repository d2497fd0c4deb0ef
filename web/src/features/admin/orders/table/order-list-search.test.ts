import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../../../orders/shared/order-status.ts';
import {
  formatOrderListSearch,
  orderFilePath,
  orderFilterOf,
  type OrderListSearch,
  parseOrderListSearch,
  statusChoices,
} from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

const any: OrderListSearch = {
  text: '',
  status: null,
  sending: null,
  attention: null,
  payment: null,
  tag: null,
  placedFrom: null,
  placedTo: null,
  totalFrom: null,
  totalTo: null,
  sort: 'NEWEST',
};

describe('the order list’s URL', () => {
  it.each<[string, Partial<OrderListSearch>]>([
    ['', {}],
    ['q=%20ann&status=returned', { text: 'ann', status: 'RETURNED' }],
    ['status=PENDING&sending=later&payment=PAID', {}],
    ['attention=mail', { attention: 'EMAIL_FAILED' }],
    ['sending=open', { sending: 'open' }],
    ['sort=total-asc', { sort: 'TOTAL_ASC' }],
    ['sort=NEWEST', {}],
    ['payment=refunded&tag=%20gift%20', { payment: 'REFUNDED', tag: 'gift' }],
    ['from=2026-11-01&to=2026-11-30', { placedFrom: '2026-11-01', placedTo: '2026-11-30' }],
    ['from=0002-11-01&to=2026-13-01', {}],
    ['min=10&max=99.50', { totalFrom: '10', totalTo: '99.50' }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual({ ...any, ...search });
  });

  it.each([
    ['', {}],
    ['q=ann&status=returned', { text: 'ann', status: 'RETURNED' }],
    [
      'sending=open',
      {
        statuses: ['PENDING'],
        shipmentStates: ['NONE', 'PART'],
        paymentStates: ['UNPAID', 'PARTIALLY_PAID', 'PAID'],
      },
    ],
    [
      'sending=open&status=delivered&payment=paid',
      { status: 'DELIVERED', shipmentStates: ['NONE', 'PART'], paymentStates: ['PAID'] },
    ],
    ['payment=partially-paid', { paymentStates: ['PARTIALLY_PAID'] }],
    ['attention=ready', { attention: 'READY_TO_SEND' }],
    ['sending=sent', { shipmentStates: ['ALL'] }],
    ['from=2026-11-01&tag=gift', { placedFrom: '2026-11-01', tag: 'gift' }],
    ['min=0&max=99.50', { totalFrom: 0, totalTo: 9950 }],
    ['min=much', {}],
  ])('filters the API’s list for %s', (query, filter) => {
    expect(orderFilterOf(parse(query), 'USD')).toEqual(filter);
  });

  it.each([
    ['', ''],
    [
      'q=ann&status=pending&min=10&max=99.5&from=2026-11-01&to=2026-11-30',
      '?text=ann&status=Pending&placedFrom=2026-11-01&placedTo=2026-11-30&totalFrom=10.00&totalTo=99.50',
    ],
    [
      'sending=open',
      '?statuses=PENDING&paymentStates=UNPAID%2CPARTIALLY_PAID%2CPAID&shipmentStates=NONE%2CPART',
    ],
    ['attention=transfer&tag=gift', '?attention=TRANSFER_AWAITED&tag=gift'],
  ])('exports the orders of %s', (query, path) => {
    expect(orderFilePath(orderFilterOf(parse(query), 'USD'), 'USD')).toBe(`/api/exports/orders.csv${path}`);
  });

  it('has a value for each status', () => {
    for (const { status, value } of statusChoices()) expect(parse(`status=${value}`).status).toBe(status);
  });

  it('uses a readable name for a status', () => {
    expect(orderStatuses().CANCELLED.label).toBe('Cancelled');
  });

  it('parses the status that it formats', () => {
    expect(formatOrderListSearch({ status: 'RETURNED' })).toBe('?status=returned');
  });
});
