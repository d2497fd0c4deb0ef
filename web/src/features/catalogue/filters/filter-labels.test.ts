import { describe, expect, it } from 'vitest';
import { everything, type ShopSearch } from '../../../navigation/shop-search.ts';
import { appliedFilters } from './filter-labels.ts';

const names = {
  labelOf: (slug: string) => slug.toUpperCase(),
  currency: 'USD',
  fieldNames: [
    { owner: 'PRODUCT', key: 'length', name: 'Length', type: 'NUMBER', unit: 'cm' },
    { owner: 'PRODUCT', key: 'vegan', name: 'Vegan', type: 'BOOLEAN', unit: null },
    { owner: 'VARIANT', key: 'length', name: 'Inseam', type: 'NUMBER', unit: 'in' },
    { owner: 'PRODUCT', key: 'made', name: 'Made', type: 'DATE', unit: null },
    { owner: 'PRODUCT', key: 'deposit', name: 'Deposit', type: 'MONEY', unit: null },
  ] as const,
};
const labels = (search: Partial<ShopSearch>) =>
  appliedFilters({ ...everything, ...search }, names).map(({ label }) => label);

describe('appliedFilters', () => {
  it.each<[Partial<ShopSearch>, string[]]>([
    [{}, []],
    [{ text: 'ring', sort: 'RATING' }, []],
    [{ categories: ['hats', 'shoes'] }, ['HATS', 'SHOES']],
    [{ colours: ['BLUE'], sizes: ['M'], brands: ['Acme'] }, ['Blue', 'Size M', 'Acme']],
    [{ options: [{ name: 'Wood', values: ['Oak'] }] }, ['Wood: Oak']],
    [{ fields: [{ name: 'length', values: ['1200.5', '7'] }] }, ['Length: 1,200.5 cm', 'Length: 7 cm']],
    [{ fields: [{ name: 'vegan', values: ['false'] }] }, ['Vegan: No']],
    [{ fields: [{ name: 'deleted', values: ['Oak'] }] }, ['Oak']],
    [
      {
        fields: [
          { name: 'length.from', values: ['1200'] },
          { name: 'length.to', values: ['1500.5'] },
          { name: 'variant.length.from', values: ['30'] },
        ],
      },
      ['Length: 1,200 to 1,500.5 cm', 'Inseam: from 30 in'],
    ],
    [{ fields: [{ name: 'variant.length', values: ['30'] }] }, ['Inseam: 30 in']],
    [{ fields: [{ name: 'made.to', values: ['2026-01-31'] }] }, ['Made: up to Jan 31, 2026']],
    [{ fields: [{ name: 'made.to', values: ['soon'] }] }, ['Made: up to soon']],
    [{ fields: [{ name: 'deposit.from', values: ['250'] }] }, ['Deposit: from $2.50']],
    [{ fields: [{ name: 'deleted.from', values: ['2'] }] }, ['2']],
    [{ inStock: true, onSale: true, isNew: true }, ['In stock', 'On sale', 'New']],
    [{ minPrice: 1000 }, ['From $10']],
    [{ maxPrice: 4990 }, ['Up to $49.90']],
    [{ minPrice: 0, maxPrice: 4990 }, ['$0 to $49.90']],
    [{ minRating: 1 }, ['1 star & up']],
    [{ minRating: 4 }, ['4 stars & up']],
  ])('names %j', (search, expected) => {
    expect(labels(search)).toEqual(expected);
  });

  it('removes each filter separately', () => {
    const search: ShopSearch = {
      text: 'ring',
      sort: 'RATING',
      categories: ['hats', 'shoes'],
      colours: ['BLUE', 'RED'],
      sizes: ['M'],
      options: [{ name: 'Wood', values: ['Oak', 'Pine'] }],
      fields: [
        { name: 'length', values: ['7', '8'] },
        { name: 'length.from', values: ['7'] },
        { name: 'length.to', values: ['9'] },
      ],
      brands: ['Acme', 'Best'],
      minPrice: 1,
      maxPrice: 2,
      minRating: 3,
      inStock: true,
      onSale: true,
      isNew: true,
    };
    const applied = appliedFilters(search, names);
    for (const { key, off } of applied) {
      const left = appliedFilters({ ...search, ...off }, names).map((other) => other.key);
      expect(left).toEqual(applied.map((other) => other.key).filter((other) => other !== key));
    }
    expect(applied).toHaveLength(17);
  });
});
