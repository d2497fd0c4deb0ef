import { expect, test } from 'vitest';
import { refundParts, type RefundedUnits, type TaxPart, taxPartsOf } from './booking-rules.ts';

const vat = (rate: number, net: number, tax: number): TaxPart => ({ name: 'VAT', rate, net, tax });

test('a total consists of the taxes as stored, and of what has none', () => {
  const taxes = [
    { name: 'VAT', rate: 19_000, taxable: 1000, amount: 190 },
    { name: 'VAT', rate: 7000, taxable: 500, amount: 35 },
  ];
  expect(taxPartsOf({ total: 1725, taxes })).toEqual([vat(19_000, 1000, 190), vat(7000, 500, 35)]);
  expect(taxPartsOf({ total: 2000, taxes })).toEqual([
    vat(19_000, 1000, 190),
    vat(7000, 500, 35),
    { name: null, rate: null, net: 275, tax: 0 },
  ]);
  expect(taxPartsOf({ total: 0, taxes: [] })).toEqual([]);
});

const parts = [vat(19_000, 1000, 190), vat(7000, 500, 35)];

test.each<[string, RefundedUnits[], TaxPart[][]]>([
  [
    'the whole total gives all tax back',
    [{ amount: 1725, units: [] }],
    [[vat(19_000, 1000, 190), vat(7000, 500, 35)]],
  ],
  [
    'units have their own rate',
    [{ amount: 535, units: [{ rate: 7000, gross: 535 }] }],
    [[vat(7000, 500, 35)]],
  ],
  [
    'what exceeds the units is split in proportion to what is left',
    [{ amount: 654, units: [{ rate: 7000, gross: 535 }] }],
    [[vat(19_000, 100, 19), vat(7000, 500, 35)]],
  ],
  [
    'an amount below that of its units is split over them alone',
    [{ amount: 107, units: [{ rate: 7000, gross: 535 }] }],
    [[vat(7000, 100, 7)]],
  ],
  [
    'several refunds together give back exactly the tax',
    [
      { amount: 575, units: [] },
      { amount: 575, units: [] },
      { amount: 575, units: [] },
    ],
    [
      [vat(19_000, 334, 63), vat(7000, 166, 12)],
      [vat(19_000, 333, 64), vat(7000, 167, 11)],
      [vat(19_000, 333, 63), vat(7000, 167, 12)],
    ],
  ],
])('%s', (_, refunds, expected) => {
  expect(refundParts(parts, refunds)).toEqual(expected);
});
