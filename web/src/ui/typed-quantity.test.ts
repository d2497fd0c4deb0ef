import { expect, it } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

it.each([
  ['7', 7, ''],
  [' 22 ', 22, ''],
  ['007', 7, ''],
  ['', 4, ''],
  ['2.5', 2, 'Whole numbers only: 2 instead of 2.5'],
  ['2,5', 2, 'Whole numbers only: 2 instead of 2,5'],
  ['2.', 2, 'Whole numbers only: 2 instead of 2.'],
  ['0.5', 1, 'At least 1: 1 instead of 0.5'],
  ['0', 1, 'At least 1: 1 instead of 0'],
  ['-3', 1, 'At least 1: 1 instead of -3'],
  ['-', 4, 'Whole numbers only: 4 instead of -'],
  ['23', 22, 'At most 22: 22 instead of 23'],
  ['99.9', 22, 'At most 22: 22 instead of 99.9'],
  ['1e1', 4, 'Whole numbers only: 4 instead of 1e1'],
  ['two', 4, 'Whole numbers only: 4 instead of two'],
])('reads "%s" as %i and says "%s"', (text, quantity, note) => {
  expect(typedQuantity(text, 22, 4)).toEqual({ quantity, note });
});
