import { expect, test } from 'vitest';
import { inputOf, parsePercent, percentText, valuesOf } from './tax-values.ts';

test.each<[text: string, rate: number | null]>([
  ['19', 19_000],
  [' 8.875 ', 8875],
  ['8,875', 8875],
  ['19.6 %', 19_600],
  ['0', 0],
  ['100', 100_000],
  ['100.001', null],
  ['1.2345', null],
  ['-1', null],
  ['', null],
  ['nine', null],
])('%j is a rate of %s', (text, rate) => {
  expect(parsePercent(text)).toBe(rate);
  if (rate !== null) expect(parsePercent(percentText(rate))).toBe(rate);
});

test('the API’s values are sent back unchanged', () => {
  const rates = [
    { countryCode: 'US', region: 'Hawaii', name: 'GET', rate: 4166 },
    { countryCode: 'DE', region: null, name: 'VAT', rate: 19_000 },
  ];
  const section = {
    isEnabled: true,
    pricesIncludeTax: false,
    rounding: 'TOTAL' as const,
    region: null,
    isReverseChargeEnabled: false,
    vatNumber: null,
    classes: [{ id: 'standard', name: 'Standard', isForDelivery: true, rates }],
  };
  expect(inputOf(valuesOf({ ...section, version: '1' }))).toEqual(section);
});
