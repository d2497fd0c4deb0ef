import { describe, expect, it } from 'vitest';
import { parseProductListSearch, productFilterOf, sortParam } from './product-list-search.ts';

const everything = { text: '', category: null, stock: null, status: null, tag: null };
const parse = (query: string) => parseProductListSearch(new URLSearchParams(query));

describe('the product list’s URL', () => {
  it.each([
    ['', { sort: 'NEWEST' }],
    ['q=%20red%20shirt%20&sort=price-asc', { text: 'red shirt', sort: 'PRICE_ASC' }],
    ['q=red', { text: 'red', sort: 'FEATURED' }],
    ['q=red&sort=newest', { text: 'red', sort: 'NEWEST' }],
    ['sort=nonsense', { sort: 'NEWEST' }],
    ['stock=out&category=electronics', { category: 'electronics', stock: 'out', sort: 'NEWEST' }],
    ['stock=plenty&category=%20&status=sold', { sort: 'NEWEST' }],
    ['status=draft', { status: 'DRAFT', sort: 'NEWEST' }],
    ['tag=%20Summer', { tag: 'Summer', sort: 'NEWEST' }],
    [`q=${'x'.repeat(200)}&sort=shop`, { text: 'x'.repeat(100), sort: 'FEATURED' }],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual({ ...everything, ...search });
  });

  it.each([
    ['', {}],
    ['q=red', { text: 'red' }],
    ['stock=in', { inStock: true }],
    ['stock=low', { variantStock: 'LOW' }],
    ['status=archived', { statuses: ['ARCHIVED'] }],
    ['tag=summer', { tag: 'summer' }],
    ['stock=out&category=electronics', { variantStock: 'SOLD_OUT', categories: ['electronics'] }],
  ])('filters the API’s list for %s', (query, filter) => {
    expect(productFilterOf(parse(query))).toEqual(filter);
  });

  it.each(['NEWEST', 'FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const)(
    'says %s as it reads it',
    (sort) => {
      expect(parse(`sort=${sortParam(sort) ?? ''}`).sort).toBe(sort);
    },
  );
});
