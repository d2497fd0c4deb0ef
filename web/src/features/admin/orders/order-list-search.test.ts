import { describe, expect, it } from 'vitest';
import { orderStatusLabels, parseOrderListSearch, statusLabel } from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

describe('the order list’s address', () => {
  it.each([
    ['', { text: '', status: null }],
    ['q=%20ann&status=returned', { text: 'ann', status: 'RETURNED' }],
    ['status=PENDING', { text: '', status: null }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual(search);
  });

  it('has a word for each status', () => {
    for (const { status, word } of orderStatusLabels()) expect(parse(`status=${word}`).status).toBe(status);
  });

  it('calls a status what people call it', () => {
    expect(statusLabel('CANCELLED')).toBe('Cancelled');
  });
});
