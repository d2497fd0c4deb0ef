import { expect, test } from 'vitest';
import type { ProductAttribute } from '../listing/product-listing.ts';
import { readAttributes, writeAttributes } from './attribute-list.ts';

const cotton = { name: 'Material', value: 'Cotton' };

test.each<[attributes: ProductAttribute[], cell: string]>([
  [[], ''],
  [[cotton], 'Material: Cotton'],
  [[cotton, { name: 'Care', value: 'Wash; dry' }], String.raw`Material: Cotton; Care: Wash\; dry`],
  [[{ name: 'Ratio', value: '16:9' }], 'Ratio: 16:9'],
  [[{ name: String.raw`a:b\c`, value: String.raw`d\:` }], String.raw`a\\:b\\\\c: d\\:`],
])('%j is written as %j, and read back', (attributes, cell) => {
  expect(writeAttributes(attributes)).toBe(cell);
  expect(readAttributes(cell)).toEqual(attributes);
});

test('typed variants of the format are read as intended', () => {
  expect(readAttributes(' Material:Cotton ;Care :  Wash at 30 °C;')).toEqual([
    cotton,
    { name: 'Care', value: 'Wash at 30 °C' },
  ]);
});

test.each(['Cotton', 'Material:', ': Cotton', 'Material: Cotton; Wool'])('%j is not an attribute', (cell) => {
  expect(readAttributes(cell)).toBeNull();
});
