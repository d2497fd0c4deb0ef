import { expect, test } from 'vitest';
import type { DeliveryMethod } from '../delivery/delivery.ts';
import { feedCountries, shippingPrices } from './feed-shipping.ts';

const post: DeliveryMethod = {
  id: 'post',
  name: 'Post',
  pricing: 'FLAT',
  fee: 500,
  freeFrom: 5000,
  tiers: [],
  minDays: null,
  maxDays: null,
  note: null,
};
const express = { ...post, id: 'express', name: 'Express', fee: 900, freeFrom: null };
const pickUp: DeliveryMethod = { ...post, id: 'counter', pricing: 'PICK_UP', fee: 0, freeFrom: null };
const freight: DeliveryMethod = {
  ...express,
  id: 'freight',
  name: 'Freight',
  pricing: 'BY_WEIGHT',
  tiers: [
    { upTo: 1000, fee: 300 },
    { upTo: 5000, fee: 1500 },
  ],
};

const settings = {
  countryCode: 'DE',
  fee: 0,
  freeFrom: null,
  zones: [
    zone([{ countryCode: 'DE', region: null }], [express, post, pickUp]),
    zone([{ countryCode: 'AT', region: null }], [freight]),
    zone([{ countryCode: 'CU', region: null }], []),
    zone([{ countryCode: 'ES', region: null }], [post]),
    zone([{ countryCode: 'ES', region: 'Las Palmas' }], [express]),
    zone([], [{ ...express, fee: 2500 }]),
  ],
};

function zone(places: { countryCode: string; region: string | null }[], methods: DeliveryMethod[]) {
  return { id: 'zone', name: 'Zone', places, methods };
}

test('countries are those of zones, without one that has zones for its regions', () => {
  expect(feedCountries(settings)).toEqual(['DE', 'AT', 'CU']);
});

test('the own country is listed if only the rest of the world has a zone', () => {
  const [everywhere] = settings.zones.slice(-1);
  const others = { ...settings, zones: everywhere ? [everywhere] : [] };
  expect(feedCountries(others)).toEqual(['DE']);
  expect(shippingPrices(others, ['DE'], { salePrice: 100, weight: null, requiresShipping: true })).toEqual([
    { countryCode: 'DE', service: 'Express', price: 2500 },
  ]);
});

test.each([
  ['a light one', 1000, 900, { DE: ['Post', 500], AT: ['Freight', 300] }],
  ['a heavy one', 1000, 1001, { DE: ['Post', 500], AT: ['Freight', 1500] }],
  ['one that nothing takes', 1000, 5001, { DE: ['Post', 500] }],
  ['one without a weight', 1000, null, { DE: ['Post', 500] }],
  ['one that is delivered free', 5000, 900, { DE: ['Post', 0], AT: ['Freight', 300] }],
])('of %s, delivery costs what a cart with it says', (_, salePrice, weight, prices) => {
  const variant = { salePrice, weight, requiresShipping: true };
  const listed = shippingPrices(settings, feedCountries(settings), variant);
  expect(
    Object.fromEntries(listed.map(({ countryCode, service, price }) => [countryCode, [service, price]])),
  ).toEqual(prices);
});

test('nothing is said about the delivery of a digital item', () => {
  const variant = { salePrice: 100, weight: 900, requiresShipping: false };
  expect(shippingPrices(settings, ['DE', 'AT'], variant)).toEqual([]);
});
