import { describe, expect, it } from 'vitest';
import type { ProductForm_productFragment } from '../../../gql/admin/graphql.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import { emptyValues, inputOf, NEW_CATEGORY, readSizes, valuesOf } from './product-values.ts';

const tee: ProductForm_productFragment = {
  id: 'p1',
  title: 'Tee',
  description: 'Soft.',
  salePrice: 1999,
  regularPrice: null,
  isNew: true,
  stock: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
  rating: { rate: 4, reviews: 2 },
  category: { slug: "men's clothing", label: "Men's Clothing" },
  image: { url: '/pictures/tee.webp', alt: 'Tee', width: 640, height: 640, sources: [] },
  colours: [{ name: 'Navy', hex: '#1F2A44' }],
  sizes: ['S', 'M'],
};

describe('the product form’s values', () => {
  it('are the product, and read back they are no change', () => {
    const values = valuesOf(tee, 'USD');
    expect(values).toMatchObject({ salePrice: '19.99', regularPrice: '', stock: '12', sizes: 'S, M' });
    expect(editsOf(inputOf(values, 'USD'), inputOf(valuesOf(tee, 'USD'), 'USD'))).toEqual({});
  });

  it('send what was edited and nothing else', () => {
    const before = valuesOf(tee, 'USD');
    const after = { ...before, salePrice: '15', regularPrice: '19.99', colours: [], title: ' Tee ' };
    expect(editsOf(inputOf(before, 'USD'), inputOf(after, 'USD'))).toEqual({
      salePrice: 1500,
      regularPrice: 1999,
      colours: [],
    });
  });

  it('take a former price and a picture away with null', () => {
    const before = { ...valuesOf(tee, 'USD'), regularPrice: '25' };
    const after = { ...before, regularPrice: '', image: '' };
    expect(editsOf(inputOf(before, 'USD'), inputOf(after, 'USD'))).toEqual({
      regularPrice: null,
      image: null,
    });
  });

  it('leave a category’s placeholder out of the picture’s box', () => {
    const image = { ...tee.image, url: '/placeholders/other.svg' };
    expect(valuesOf({ ...tee, image }, 'USD').image).toBe('');
  });

  it('name a new category only when that is chosen', () => {
    const typed = { ...emptyValues, newCategory: ' Garden ' };
    expect(inputOf({ ...typed, category: NEW_CATEGORY }, 'USD').category).toBe('Garden');
    expect(inputOf({ ...typed, category: 'jewlery' }, 'USD').category).toBe('jewlery');
  });
});

describe('readSizes', () => {
  it('splits at commas and skips what is empty', () => {
    expect(readSizes(' S, M ,,XL,')).toEqual(['S', 'M', 'XL']);
    expect(readSizes('  ')).toEqual([]);
  });
});
