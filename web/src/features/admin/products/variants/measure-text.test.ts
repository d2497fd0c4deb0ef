import { expect, test } from 'vitest';
import { areOfOneKind, measureText, parseMeasure } from './measure-text.ts';

test.each([
  ['750ml', '750 ml'],
  [' 1,5 KG ', '1.5 kg'],
  ['1.25 l', '1.25 l'],
  ['2 m²', '2 m2'],
  ['10 pieces', '10 piece'],
  ['1,250 l', ''],
  ['0 g', ''],
  ['1.0001 g', ''],
  ['1000001 g', ''],
  ['12 oz', ''],
  ['750', ''],
])('"%s" is read as "%s"', (text, expected) => {
  expect(measureText(parseMeasure(text))).toBe(expected);
});

test.each([
  ['MG', 'KG', true],
  ['CL', 'M3', true],
  ['MM', 'M', true],
  ['M', 'M2', false],
  ['G', 'ML', false],
] as const)('%s and %s are of one kind: %s', (one, other, expected) => {
  expect(areOfOneKind({ amount: 1, unit: one }, { amount: 1, unit: other })).toBe(expected);
});
