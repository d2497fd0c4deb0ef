import { describe, expect, it } from 'vitest';
import { undoOfProducts } from './undo-changes.ts';

type Changed = Parameters<typeof undoOfProducts>[0][number];

const now = { salePrice: 800, regularPrice: 1000 };

/** A product that is now ACTIVE in "gifts" with one variant at 8.00; null if it was not changed. */
function result(id: string, before: Partial<Changed['before']> | null, variant: object = {}): Changed {
  const product = { status: 'ACTIVE' as const, category: { slug: 'gifts' }, tags: ['new', 'red'] };
  const values = { variantId: `${id}-1`, ...now, stock: 7, stockBy: 0, ...variant };
  return {
    productId: id,
    product: { ...product, variants: [{ id: `${id}-1`, ...now }] },
    before: before && { ...product, variants: [values], ...before },
  };
}

describe('undoing a change of several products', () => {
  it('restores status and category, with equal changes combined', () => {
    const { products } = undoOfProducts([
      result('a', { status: 'DRAFT' }),
      result('b', { status: 'ARCHIVED' }),
      result('c', { status: 'DRAFT' }),
      result('d', { status: 'DRAFT', category: { slug: 'shoes' } }),
    ]);
    expect(products).toEqual([
      { ids: ['a', 'c'], input: { status: 'DRAFT' } },
      { ids: ['b'], input: { status: 'ARCHIVED' } },
      { ids: ['d'], input: { status: 'DRAFT', category: 'shoes' } },
    ]);
  });

  it('adds removed tags and removes added ones', () => {
    const { products } = undoOfProducts([result('a', { tags: ['red', 'old'] }), result('b', { tags: [] })]);
    expect(products).toEqual([
      { ids: ['a'], input: { addTags: ['old'], removeTags: ['new'] } },
      { ids: ['b'], input: { removeTags: ['new', 'red'] } },
    ]);
  });

  it('restores prices, unless another user has changed them since', () => {
    const { variants } = undoOfProducts([result('a', {}, { salePrice: 1000, regularPrice: null })]);
    expect(variants).toEqual([{ id: 'a-1', salePrice: 1000, regularPrice: null, expectedSalePrice: 800 }]);
  });

  it('changes stock by the difference', () => {
    expect(undoOfProducts([result('a', {}, { stock: 2, stockBy: 5 })]).variants).toEqual([
      { id: 'a-1', stockBy: -5 },
    ]);
  });

  it('skips unchanged products', () => {
    expect(undoOfProducts([result('a', {}), result('b', null)])).toEqual({ products: [], variants: [] });
  });
});
