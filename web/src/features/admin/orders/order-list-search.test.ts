import { describe, expect, it } from 'vitest';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import { formatOrderListSearch, parseOrderListSearch, statusChoices } from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

describe('the order list’s address', () => {
  it.each([
    ['', { text: '', status: null }],
    ['q=%20ann&status=returned', { text: 'ann', status: 'RETURNED' }],
    ['status=PENDING', { text: '', status: null }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual(search);
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
