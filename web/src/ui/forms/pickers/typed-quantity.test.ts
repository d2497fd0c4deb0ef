import { expect, it } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

it.each([
  ['7', 7, ''],
  [' 22 ', 22, ''],
  ['007', 7, ''],
  ['', 4, ''],
  ['2.5', 2, 'Whole numbers only: 2.5 became 2'],
  ['2,5', 2, 'Whole numbers only: 2,5 became 2'],
  ['2.', 2, 'Whole numbers only: 2. became 2'],
  ['0.5', 1, 'At least 1: 0.5 became 1'],
  ['0', 1, 'At least 1: 0 became 1'],
  ['-3', 1, 'At least 1: -3 became 1'],
  ['-', 4, 'Whole numbers only: - became 4'],
  ['23', 22, 'At most 22: 23 became 22'],
  ['99.9', 22, 'At most 22: 99.9 became 22'],
  ['1e1', 4, 'Whole numbers only: 1e1 became 4'],
  ['two', 4, 'Whole numbers only: two became 4'],
])('parses "%s" as %i and says "%s"', (text, quantity, note) => {
  expect(typedQuantity(text, { min: 1, step: 1, max: 22 }, 4)).toEqual({ quantity, note });
});

it.each([
  ['12', 12, ''],
  ['5', 12, 'At least 12: 5 became 12'],
  ['13', 18, 'In packs of 6: 13 became 18'],
  ['61', 60, 'At most 60: 61 became 60'],
  ['-6', 12, 'At least 12: -6 became 12'],
])('of packs, parses "%s" as %i and says "%s"', (text, quantity, note) => {
  expect(typedQuantity(text, { min: 12, step: 6, max: 60 }, 24)).toEqual({ quantity, note });
});
