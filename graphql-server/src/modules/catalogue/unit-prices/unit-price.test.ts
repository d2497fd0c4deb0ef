import { describe, expect, test } from 'vitest';
import { formatMeasure, parseMeasure, unitPriceOf, unitPriceRange } from './unit-price.ts';

/** A price in minor units, its contents, and perhaps the base, as text. */
function priced(salePrice: number, contents: string, base = '') {
  return { salePrice, unitMeasure: parseMeasure(contents), unitPriceBase: parseMeasure(base) };
}

describe('the unit price', () => {
  test.each([
    // Prices per kilogram, liter, meter, square meter, cubic meter and piece by default.
    ['750 ml of wine at 8.99', 899, '750 ml', '', 1199, '1 l'],
    ['75 cl of the same', 899, '75 cl', '', 1199, '1 l'],
    ['0.75 l of the same', 899, '0.75 l', '', 1199, '1 l'],
    ['330 ml at 0.99', 99, '330 ml', '', 300, '1 l'],
    ['a set of 6 × 330 ml at 5.94', 594, '1980 ml', '', 300, '1 l'],
    ['1 l at its own price', 249, '1 l', '', 249, '1 l'],
    ['90 g at 2.49', 249, '90 g', '', 2767, '1 kg'],
    ['2.5 kg at 4.99', 499, '2.5 kg', '', 200, '1 kg'],
    ['500 mg of saffron at 4.50', 450, '500 mg', '', 900_000, '1 kg'],
    ['3 m of ribbon at 1.00', 100, '3 m', '', 33, '1 m'],
    ['150 cm at 1.00', 100, '150 cm', '', 67, '1 m'],
    ['80 mm at 1.00', 100, '80 mm', '', 1250, '1 m'],
    ['2.22 m² of parquet at 55.50', 5550, '2.22 m2', '', 2500, '1 m2'],
    ['1.8 m³ of firewood at 180.00', 18_000, '1.8 m3', '', 10_000, '1 m3'],
    ['12 pieces at 3.00', 300, '12 piece', '', 25, '1 piece'],
    // The merchant's base.
    ['90 g per 100 g', 249, '90 g', '100 g', 277, '100 g'],
    ['1 kg per 100 g', 999, '1 kg', '100 g', 100, '100 g'],
    ['50 ml per 100 ml', 1995, '50 ml', '100 ml', 3990, '100 ml'],
    ['750 ml per 75 cl', 899, '750 ml', '75 cl', 899, '75 cl'],
    ['1 m³ of soil per liter', 9000, '1 m3', '1 l', 9, '1 l'],
    ['100 sheets per 10', 999, '100 piece', '10 piece', 100, '10 piece'],
    // Half a minor unit counts as one.
    ['exactly half', 1, '2 kg', '', 1, '1 kg'],
    ['just below half', 49, '100 kg', '', 0, '1 kg'],
    ['two and a half', 5, '2 l', '', 3, '1 l'],
    // Minor units are those of the currency: 450 yen, 1.250 dinars.
    ['350 ml at ¥450', 450, '350 ml', '', 1286, '1 l'],
    ['400 g at 1.250 KWD', 1250, '400 g', '', 3125, '1 kg'],
    // Amounts that binary fractions only approximate.
    ['0.1 kg', 30, '0.1 kg', '', 300, '1 kg'],
    ['1.005 l', 201, '1.005 l', '', 200, '1 l'],
    // The limits.
    ['a million tons at a million', 100_000_000, '1000000 kg', '', 100, '1 kg'],
    ['the least that can be stated', 9, '0.001 mg', '', 9_000_000_000, '1 kg'],
  ])('%s', (_what, salePrice, contents, base, price, per) => {
    const unitPrice = unitPriceOf(priced(salePrice, contents, base));
    expect([unitPrice?.price, unitPrice && formatMeasure(unitPrice.per)]).toEqual([price, per]);
  });

  test.each([
    ['without contents', priced(899, '')],
    ['of a free item', priced(0, '750 ml')],
    ['that could not be exact', priced(100_000_000, '0.001 mg')],
  ])('does not exist %s', (_what, variant) => {
    expect(unitPriceOf(variant)).toBeNull();
  });
});

describe('the unit prices of a product', () => {
  test.each([
    ['one variant', [priced(899, '750 ml')], [1199, 1199, '1 l']],
    ['a larger pack costs less', [priced(899, '750 ml'), priced(1500, '1.5 l')], [1000, 1199, '1 l']],
    ['one variant has none', [priced(899, '750 ml'), priced(100, '')], null],
    ['the first has none', [priced(100, ''), priced(899, '750 ml')], null],
    ['different bases', [priced(899, '750 ml'), priced(899, '750 ml', '100 ml')], null],
    ['different kinds', [priced(899, '750 ml'), priced(899, '750 g')], null],
    ['no variant', [], null],
  ])('%s', (_what, variants, expected) => {
    const range = unitPriceRange(variants);
    expect(range && [range.lowest, range.highest, formatMeasure(range.per)]).toEqual(expected);
  });
});

test.each([
  ['750ml', '750 ml'],
  [' 1,5 KG ', '1.5 kg'],
  ['1.250 l', '1.25 l'],
  ['2 m²', '2 m2'],
  ['10 pieces', '10 piece'],
  ['1 item', '1 piece'],
  // A thousand, or three decimals.
  ['1,250 l', null],
  ['0 g', null],
  ['1.0001 g', null],
  ['1000001 g', null],
  ['-1 g', null],
  ['12 oz', null],
  ['g', null],
  ['750', null],
])('"%s" is read as %s', (text, expected) => {
  const measure = parseMeasure(text);
  expect(measure && formatMeasure(measure)).toBe(expected);
});
