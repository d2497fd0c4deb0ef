import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../ui/conflicts/merge-edits.ts';
import { joinProduct, productParts } from './product-parts.ts';
import { exampleValues, type ProductValues } from './product-values.ts';
import { newVariant, type VariantValue } from '../variants/variant-values.ts';

const variant = (size: string, values: Partial<VariantValue> = {}) => ({
  ...newVariant('', size),
  ...values,
});

const M = variant('M', { stock: '10' });

const tee: ProductValues = {
  ...exampleValues,
  title: 'Tee',
  salePrice: '20.00',
  stock: '15',
  sizes: 'S, M',
  variants: [variant('S', { stock: '5' }), M],
};

function merge(mine: ProductValues, theirs: ProductValues) {
  const { values, conflicts } = mergeEdits(productParts(tee), productParts(mine), productParts(theirs));
  return { merged: joinProduct(values, theirs), conflicts };
}

describe('two edits of a product', () => {
  it('are merged cell by cell in the table of variants', () => {
    const mine = {
      ...tee,
      title: 'T-shirt',
      variants: [variant('S', { stock: '5', sku: 'TS' }), M],
    };
    const theirs = {
      ...tee,
      variants: [variant('S', { stock: '4' }), variant('M', { stock: '10', salePrice: '25' })],
    };
    expect(merge(mine, theirs)).toEqual({
      conflicts: [],
      merged: {
        ...tee,
        title: 'T-shirt',
        variants: [variant('S', { stock: '4', sku: 'TS' }), variant('M', { stock: '10', salePrice: '25' })],
      },
    });
  });

  it('are merged without the combinations of a product that are too many to list', () => {
    const values = Array.from({ length: 500 }, (_, index) => `${index}`).join(', ');
    const chair = { ...tee, otherOptions: [{ name: 'Fabric', values }], variants: [{ ...M, others: ['7'] }] };
    const parts = productParts(chair);
    const { values: merged } = mergeEdits(parts, productParts({ ...chair, title: 'Chair' }), parts);
    expect(joinProduct(merged, chair)).toEqual({ ...chair, title: 'Chair' });
  });

  it('keep one user’s values for a size and the other’s new size', () => {
    const mine = { ...tee, variants: [variant('S', { stock: '7' }), M] };
    const theirs = { ...tee, sizes: 'S, M, L', variants: [...tee.variants, variant('L', { stock: '3' })] };
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.sizes).toBe('S, M, L');
    expect(merged.variants.map(({ size, stock }) => [size, stock])).toEqual([
      ['S', '7'],
      ['M', '10'],
      ['L', '3'],
    ]);
  });

  it('describe their conflicts', () => {
    const mine = {
      ...tee,
      salePrice: '18.00',
      regularPrice: '20.00',
      variants: [variant('S', { stock: '7' }), M],
    };
    const theirs = { ...tee, salePrice: '21.00', variants: [variant('S', { stock: '9' }), M] };
    expect(
      merge(mine, theirs).conflicts.map(({ label, ...texts }) => [label, texts.mine, texts.theirs]),
    ).toEqual([
      ['Price', '18.00, formerly 20.00', '21.00'],
      ['S: Stock', '7', '9'],
    ]);
  });

  const editedFields = Object.entries(exampleValues).map(([name, value]) => {
    const edited = Array.isArray(value) ? [] : typeof value === 'boolean' ? !value : 'typed';
    return [name, { ...exampleValues, [name]: edited }] as const;
  });

  it.each(editedFields.filter(([name]) => name !== 'variants'))('keep what was typed as %s', (name, mine) => {
    const [before, edited] = [productParts(exampleValues), productParts(mine)];
    const joined = joinProduct(mergeEdits(before, edited, before).values, exampleValues);
    expect(joined).toHaveProperty(name, mine[name as keyof ProductValues]);
  });
});
