import { describe, expect, it } from 'vitest';
import { chosenVariant, obstacleOf } from './product-variants.ts';

const image = { url: '/a.webp', alt: '', width: 1, height: 1, sources: [] };

/** A variant as `[colour, size, stock]`. */
function variants(...all: [string | null, string | null, number][]) {
  return {
    variants: all.map(([colour, size, stock]) => ({
      id: `${colour} ${size}`,
      colour,
      size,
      others: [] as string[],
      stock,
      backorderable: 0,
      availability: stock > 0 ? ('IN_STOCK' as const) : ('SOLD_OUT' as const),
      requiresShipping: true,
      image,
      salePrice: 1000,
      regularPrice: null,
      fields: [],
    })),
  };
}

const shirt = variants(['Red', 'S', 3], ['Red', 'M', 0], ['Blue', 'S', 0]);
const mug = variants([null, null, 5]);

describe('chosenVariant', () => {
  it.each([
    ['nothing chosen yet', shirt, null, null, undefined],
    ['half a choice', shirt, 'Red', null, undefined],
    ['a whole one', shirt, 'Red', 'M', 'Red M'],
    ['a combination that is not offered', shirt, 'Blue', 'M', undefined],
    ['a product without a choice', mug, null, null, 'null null'],
  ])('of %s', (_, product, colour, size, id) => {
    expect(chosenVariant(product, { colour, size, others: [] })?.id).toBe(id);
  });
});

describe('obstacleOf', () => {
  it.each([
    ['colour', 'Red', null, null, null],
    ['colour', 'Blue', null, null, 'SOLD_OUT'],
    ['colour', 'Blue', null, 'M', 'NOT_OFFERED'],
    ['colour', 'Red', null, 'M', 'SOLD_OUT'],
    ['size', 'M', null, null, 'SOLD_OUT'],
    ['size', 'S', null, null, null],
    ['size', 'S', 'Blue', null, 'SOLD_OUT'],
    ['size', 'M', 'Blue', null, 'NOT_OFFERED'],
    // The option's own selected value does not matter.
    ['size', 'S', 'Red', 'M', null],
  ] as const)('%s %s, when %s and %s are chosen, is %s', (option, value, colour, size, obstacle) => {
    expect(obstacleOf(shirt, option, value, { colour, size, others: [] })).toBe(obstacle);
  });

  it('works the same with three options', () => {
    const scented = variants(['Red', 'S', 3], ['Red', 'M', 0]).variants.flatMap((variant) => [
      { ...variant, others: ['Rose'] },
      ...(variant.size === 'S' ? [{ ...variant, others: ['Cedar'], availability: 'SOLD_OUT' as const }] : []),
    ]);
    const choice = { colour: 'Red', size: null, others: [] };
    const product = { variants: scented };
    expect(obstacleOf(product, 0, 'Cedar', choice)).toBe('SOLD_OUT');
    expect(obstacleOf(product, 0, 'Cedar', { ...choice, size: 'M' })).toBe('NOT_OFFERED');
    expect(obstacleOf(product, 'size', 'S', { ...choice, others: ['Rose'] })).toBeNull();
    expect(obstacleOf(product, 'size', 'S', { ...choice, others: ['Cedar'] })).toBe('SOLD_OUT');
  });
});
