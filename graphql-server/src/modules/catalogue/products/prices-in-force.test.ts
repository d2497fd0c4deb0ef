import { describe, expect, test } from 'vitest';
import { basePricesOf, priceInCampaign, pricesInForce } from './prices-in-force.ts';

const percent = (campaignPercent: number) => ({ campaignId: 's', campaignPercent, campaignFixedPrice: null });
const fixed = (campaignFixedPrice: number) => ({
  campaignId: 's',
  campaignPercent: null,
  campaignFixedPrice,
});

describe('the price in a campaign', () => {
  test.each([
    [10_000, percent(20), 1, 8000],
    [1999, percent(15), 1, 1699],
    [50, percent(1), 1, 50],
    [150, percent(1), 1, 149],
    [3, percent(50), 1, 2],
    [1, percent(99), 1, 1],
    [1999, percent(15), 10, 1700],
    [1004, percent(99), 10, 10],
    [10_000, fixed(7777), 1, 7777],
  ])('of %i under %j, in steps of %i, is %i', (base, terms, step, expected) => {
    expect(priceInCampaign(base, terms, step)).toBe(expected);
  });
});

test.each([
  [
    'no campaign',
    {},
    8000,
    null,
    { salePrice: 8000, regularPrice: null, baseSalePrice: null, baseRegularPrice: null },
  ],
  [
    'a percentage',
    percent(25),
    8000,
    null,
    { salePrice: 6000, regularPrice: 8000, baseSalePrice: 8000, baseRegularPrice: null },
  ],
  [
    'a percentage of a reduced price: the former price is the one just before the campaign',
    percent(25),
    8000,
    10_000,
    { salePrice: 6000, regularPrice: 8000, baseSalePrice: 8000, baseRegularPrice: 10_000 },
  ],
  [
    'a price that is not lower',
    fixed(8000),
    8000,
    9000,
    { salePrice: 8000, regularPrice: 9000, baseSalePrice: 8000, baseRegularPrice: 9000 },
  ],
  [
    'a price that would be higher',
    fixed(9000),
    8000,
    null,
    { salePrice: 8000, regularPrice: null, baseSalePrice: 8000, baseRegularPrice: null },
  ],
])('prices in force under %s', (_, terms, salePrice, regularPrice, expected) => {
  const inForce = pricesInForce({ salePrice, regularPrice }, terms, 1);
  expect(inForce).toEqual(expected);
  expect(basePricesOf(inForce)).toEqual({ salePrice, regularPrice });
});
