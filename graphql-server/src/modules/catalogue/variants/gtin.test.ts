import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

// The numbers are examples of GS1.
test.each([
  ['96385074', true],
  ['036000291452', true],
  ['4006381333931', true],
  ['10614141543219', true],
  ['96385073', false],
  ['4006381333930', false],
  ['10614141543218', false],
  ['963850741', false],
  ['4006381 333931', false],
  ['shelf 4', false],
  ['', false],
  [null, false],
])('whether %j is a GTIN: %s', (barcode, expected) => {
  expect(isGtin(barcode)).toBe(expected);
});
