import { describe, expect, it } from 'vitest';
import { catalogueVariables } from './catalogue-variables.ts';

describe('catalogueVariables', () => {
  it('asks for everything when nothing is chosen', () => {
    expect(catalogueVariables({ categories: [], text: '', sort: 'FEATURED' })).toEqual({
      first: 24,
      filter: {},
      sort: 'FEATURED',
    });
  });

  it('passes on words, categories and order', () => {
    const { filter, sort } = catalogueVariables({ categories: ['jewlery'], text: 'ring', sort: 'PRICE_ASC' });
    expect(filter).toEqual({ categories: ['jewlery'], text: 'ring' });
    expect(sort).toBe('PRICE_ASC');
  });

  it('is the same whatever order the categories were chosen in', () => {
    const one = catalogueVariables({ categories: ['jewlery', 'electronics'], text: '', sort: 'RATING' });
    const other = catalogueVariables({ categories: ['electronics', 'jewlery'], text: '', sort: 'RATING' });
    expect(one).toEqual(other);
  });
});
