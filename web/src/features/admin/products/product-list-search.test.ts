import { describe, expect, it } from 'vitest';
import { parseProductListSearch, sortWord } from './product-list-search.ts';

const parse = (query: string) => parseProductListSearch(new URLSearchParams(query));

describe('the product list’s address', () => {
  it.each([
    ['', { text: '', sort: 'NEWEST' }],
    ['q=%20red%20shirt%20&sort=price-asc', { text: 'red shirt', sort: 'PRICE_ASC' }],
    ['q=red', { text: 'red', sort: 'FEATURED' }],
    ['q=red&sort=newest', { text: 'red', sort: 'NEWEST' }],
    ['sort=nonsense', { text: '', sort: 'NEWEST' }],
    [`q=${'x'.repeat(200)}&sort=shop`, { text: 'x'.repeat(100), sort: 'FEATURED' }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual(search);
  });

  it.each(['NEWEST', 'FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const)(
    'says %s as it reads it',
    (sort) => {
      expect(parse(`sort=${sortWord(sort) ?? ''}`).sort).toBe(sort);
    },
  );
});
