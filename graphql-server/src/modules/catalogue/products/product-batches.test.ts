import { expect, test } from 'vitest';
import { withFewVariants } from './product-batches.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

/** A product with as many possible variants as the product of the numbers. */
const withOptions = (colours: number, sizes: number, ...others: number[]) => ({
  colours: numbered(colours).map((name) => ({ name, hex: null, image: null })),
  sizes: numbered(sizes),
  other_options: others.map((count) => ({ name: 'Fabric', values: numbered(count) })),
});

test.each([
  ['none', [], []],
  ['small ones', [withOptions(0, 0), withOptions(2, 3)], [2]],
  ['some with 2,000 together', [withOptions(40, 25), withOptions(0, 100, 10)], [2]],
  ['some with 2,001', [withOptions(40, 25), withOptions(0, 100, 10), withOptions(0, 0)], [2, 1]],
  ['one with more between others', [withOptions(0, 0), withOptions(50, 50), withOptions(0, 0)], [1, 1, 1]],
])('of %s, parts have at most 2,000 variants', (_, products, lengths) => {
  const parts = [...withFewVariants(products)];
  expect(parts.map(({ length }) => length)).toEqual(lengths);
  expect(parts.flat()).toEqual(products);
});
