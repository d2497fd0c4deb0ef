import { describe, expect, it } from 'vitest';
import { formatShopSearch, parseShopSearch, type ShopSearch } from './shop-search.ts';

const nothing: ShopSearch = { categories: [], text: '', sort: 'FEATURED' };

describe('the catalogue’s query string', () => {
  it.each<[ShopSearch, string]>([
    [nothing, ''],
    [
      { ...nothing, categories: ["men's clothing", 'jewlery'] },
      '?category=men%27s+clothing&category=jewlery',
    ],
    [{ ...nothing, text: 'red & blue' }, '?q=red+%26+blue'],
    [{ ...nothing, sort: 'PRICE_ASC' }, '?sort=price-asc'],
    [
      { categories: ['home & lifestyle'], text: 'lamp', sort: 'RATING' },
      '?category=home+%26+lifestyle&q=lamp&sort=rating',
    ],
  ])('writes %j as %j and reads it back', (search, query) => {
    expect(formatShopSearch(search)).toBe(query);
    expect(parseShopSearch(new URLSearchParams(query))).toEqual(search);
  });

  it.each([
    ['?sort=sideways', nothing],
    ['?sort=constructor', nothing],
    ['?category=&q=+++', nothing],
    ['?category=a&category=a', { ...nothing, categories: ['a'] }],
    [`?q=${'x'.repeat(300)}`, { ...nothing, text: 'x'.repeat(100) }],
  ])('makes sense of %s', (query, search) => {
    expect(parseShopSearch(new URLSearchParams(query))).toEqual(search);
  });
});
