import { describe, expect, it } from 'vitest';
import {
  everything,
  formatShopSearch,
  onlyCategoryOf,
  parseShopSearch,
  type ShopSearch,
} from './shop-search.ts';

describe('the catalog’s query string', () => {
  it.each<[Partial<ShopSearch>, string]>([
    [{}, ''],
    [{ categories: ["men's clothing", 'jewlery'] }, '?category=men%27s+clothing&category=jewlery'],
    [{ text: 'red & blue' }, '?q=red+%26+blue'],
    [{ sort: 'PRICE_ASC' }, '?sort=price-asc'],
    [{ sort: 'BEST_SELLING' }, '?sort=best-selling'],
    [{ sort: 'TITLE_ASC' }, '?sort=title-asc'],
    [{ sort: 'TITLE_DESC' }, '?sort=title-desc'],
    [
      { categories: ['home & lifestyle'], text: 'lamp', sort: 'RATING' },
      '?category=home+%26+lifestyle&q=lamp&sort=rating',
    ],
    [{ colours: ['BLUE', 'GREY'] }, '?colour=blue&colour=grey'],
    [{ sizes: ['M', 'EU 38.5'], brands: ['A & B'] }, '?size=M&size=EU+38.5&brand=A+%26+B'],
    [
      {
        options: [
          { name: 'Seat height', values: ['45 cm', '65 cm'] },
          { name: 'A&B=C', values: ['.'] },
        ],
      },
      '?option.Seat+height=45+cm&option.Seat+height=65+cm&option.A%26B%3DC=.',
    ],
    [{ fields: [{ name: 'wood', values: ['Oak', 'A & B'] }] }, '?field.wood=Oak&field.wood=A+%26+B'],
    [{ minPrice: 0, maxPrice: 4999 }, '?min-price=0&max-price=4999'],
    [{ minRating: 4, inStock: true, onSale: true, isNew: true }, '?rating=4&in-stock=1&on-sale=1&new=1'],
  ])('formats %j as %j and parses it again', (search, query) => {
    expect(formatShopSearch(search)).toBe(query);
    expect(parseShopSearch(new URLSearchParams(query))).toEqual({ ...everything, ...search });
  });

  it.each<[string, Partial<ShopSearch>]>([
    ['?sort=sideways', {}],
    ['?sort=constructor', {}],
    ['?category=&q=+++', {}],
    ['?category=a&category=a', { categories: ['a'] }],
    [`?q=${'x'.repeat(300)}`, { text: 'x'.repeat(100) }],
    ['?colour=lagoon&colour=constructor&colour=BLUE&colour=blue', { colours: ['BLUE'] }],
    [`?brand=${'x'.repeat(61)}&size=&size=M&size=M`, { sizes: ['M'] }],
    ['?min-price=-1&max-price=1.5', {}],
    ['?min-price=1e3&max-price=1000000000', {}],
    ['?min-price=500&max-price=100', { minPrice: 100, maxPrice: 500 }],
    ['?option.=x&option.Material=&option=Oak', {}],
    [`?option.${'x'.repeat(61)}=a&option.Wood=${'x'.repeat(61)}`, {}],
    [`?field.wood=${'x'.repeat(500)}`, { fields: [{ name: 'wood', values: ['x'.repeat(500)] }] }],
    [`?field.wood=${'x'.repeat(501)}`, {}],
    ['?field.=x&field.wood=&field=Oak', {}],
    ['?rating=0', {}],
    ['?rating=5', {}],
    ['?in-stock=yes&on-sale=&new=0', {}],
  ])('parses %s', (query, search) => {
    expect(parseShopSearch(new URLSearchParams(query))).toEqual({ ...everything, ...search });
  });

  it('contains no more sizes than the server accepts', () => {
    const query = Array.from({ length: 60 }, (_, index) => `size=${index}`).join('&');
    expect(parseShopSearch(new URLSearchParams(query)).sizes).toHaveLength(50);
  });
});

describe('the page of a category', () => {
  it.each<[Partial<ShopSearch>, string | null]>([
    [{ categories: ['hats'] }, 'hats'],
    [{ categories: ['hats'], sort: 'RATING', colours: ['BLUE'], inStock: true }, 'hats'],
    [{ categories: ['hats', 'shoes'] }, null],
    [{ categories: ['hats'], text: 'straw' }, null],
    [{ colours: ['BLUE'] }, null],
  ])('%j shows %s', (search, category) => {
    expect(onlyCategoryOf({ ...everything, ...search })).toBe(category);
  });
});
