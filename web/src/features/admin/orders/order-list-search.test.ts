import { describe, expect, it } from 'vitest';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import {
  formatOrderListSearch,
  orderFilterOf,
  parseOrderListSearch,
  statusChoices,
} from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

describe('the order list’s address', () => {
  it.each([
    ['', { text: '', status: null, sending: null, attention: null }],
    ['q=%20ann&status=returned', { text: 'ann', status: 'RETURNED', sending: null, attention: null }],
    ['status=PENDING&sending=later', { text: '', status: null, sending: null, attention: null }],
    ['attention=mail', { ...{ text: '', status: null, sending: null }, attention: 'MAIL_FAILED' }],
    ['sending=open', { text: '', status: null, sending: 'open', attention: null }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual(search);
  });

  it.each([
    ['', {}],
    ['q=ann&status=returned', { text: 'ann', status: 'RETURNED' }],
    ['sending=open', { status: 'PENDING', shipmentStates: ['NONE', 'PART'] }],
    ['sending=open&status=delivered', { status: 'DELIVERED', shipmentStates: ['NONE', 'PART'] }],
    ['attention=ready', { attention: 'READY_TO_SEND' }],
    ['sending=sent', { shipmentStates: ['ALL'] }],
  ])('asks the API for %s', (query, filter) => {
    expect(orderFilterOf(parse(query))).toEqual(filter);
  });

  it('has a value for each status', () => {
    for (const { status, value } of statusChoices()) expect(parse(`status=${value}`).status).toBe(status);
  });

  it('calls a status what people call it', () => {
    expect(orderStatusLabels().CANCELLED).toBe('Cancelled');
  });

  it('reads the status that it writes', () => {
    expect(formatOrderListSearch({ status: 'RETURNED' })).toBe('?status=returned');
  });
});
