import { describe, expect, it } from 'vitest';
import { everything, type ShopSearch } from '../../navigation/shop-search.ts';
import { catalogueVariables } from './catalogue-variables.ts';

const filterOf = (search: Partial<ShopSearch>, collection?: string) =>
  catalogueVariables({ ...everything, ...search }, collection).filter;

describe('catalogueVariables', () => {
  it('queries everything without filters', () => {
    expect(catalogueVariables(everything)).toEqual({ first: 24, filter: {}, sort: 'FEATURED' });
  });

  it('passes on text, categories and sort order', () => {
    const { filter, sort } = catalogueVariables({
      ...everything,
      categories: ['jewlery'],
      text: 'ring',
      sort: 'PRICE_ASC',
    });
    expect(filter).toEqual({ categories: ['jewlery'], text: 'ring' });
    expect(sort).toBe('PRICE_ASC');
  });

  it.each<[Partial<ShopSearch>, object]>([
    [
      { colours: ['BLUE'], sizes: ['M'], brands: ['Acme'] },
      { colours: ['BLUE'], sizes: ['M'], brands: ['Acme'] },
    ],
    [
      {
        fields: [
          { name: 'wood', values: ['Pine', 'Oak'] },
          { name: 'vegan', values: ['true'] },
        ],
      },
      {
        fields: [
          { key: 'vegan', values: ['true'] },
          { key: 'wood', values: ['Oak', 'Pine'] },
        ],
      },
    ],
    [
      {
        fields: [
          { name: 'weight.to', values: ['5'] },
          { name: 'variant.weight', values: ['2'] },
          { name: 'weight.from', values: ['2', '3'] },
        ],
      },
      {
        fields: [
          { owner: 'VARIANT', key: 'weight', values: ['2'] },
          { key: 'weight', from: '2', to: '5' },
        ],
      },
    ],
    [
      {
        fields: [
          { name: 'variant.from', values: ['Berlin'] },
          { name: 'variant.to.to', values: ['5'] },
          { name: 'from.from', values: ['2'] },
        ],
      },
      {
        fields: [
          { key: 'from', from: '2' },
          { owner: 'VARIANT', key: 'from', values: ['Berlin'] },
          { owner: 'VARIANT', key: 'to', to: '5' },
        ],
      },
    ],
    [
      {
        fields: [...'abcdefghijk'].flatMap((key) => [
          { name: `${key}.from`, values: ['1'] },
          { name: `${key}.to`, values: ['2'] },
        ]),
      },
      // As many fields as the server accepts.
      { fields: [...'abcdefghij'].map((key) => ({ key, from: '1', to: '2' })) },
    ],
    [
      { minPrice: 0, maxPrice: 100 },
      { minPrice: 0, maxPrice: 100 },
    ],
    [
      { minRating: 3, inStock: true },
      { minRating: 3, inStock: true },
    ],
    [
      { onSale: true, isNew: true },
      { discounted: true, isNew: true },
    ],
  ])('passes on %j', (search, filter) => {
    expect(filterOf(search)).toEqual(filter);
  });

  it('stays within a collection', () => {
    expect(filterOf({ isNew: true }, 'gifts')).toEqual({ collection: 'gifts', isNew: true });
  });

  it('does not depend on the order of selection', () => {
    const one: Partial<ShopSearch> = { categories: ['b', 'a'], colours: ['RED', 'BLUE'], sizes: ['S', 'M'] };
    const other: Partial<ShopSearch> = {
      categories: ['a', 'b'],
      colours: ['BLUE', 'RED'],
      sizes: ['M', 'S'],
    };
    expect(filterOf(one)).toEqual(filterOf(other));
  });
});
