import { expect, test } from 'vitest';
import type { Order } from '../../orders/order.ts';
import { presentOrder } from './order-payload.ts';

const profile = { fullName: 'Ada Lovelace', email: 'ada@test.example', phone: null, profilePicture: null };
const rest = { tags: [] as readonly string[], customFields: {}, createdAt: new Date(0) };
const addressOf = (address: string | null, billing: Order['billing'] = null) =>
  presentOrder({
    order: { billing, customer: { id: '1', ...profile, address }, ...rest } as Order,
    lines: [],
    shipments: [],
    paidAt: null,
    payment: null,
    metadata: new Map(),
  }).address;

test('an order without its own address uses that of the profile', () => {
  expect(addressOf('12 Analytical Row, London')).toEqual({
    firstName: 'Ada Lovelace',
    lastName: null,
    company: null,
    streetAddress: '12 Analytical Row, London',
    apartment: null,
    city: '',
    region: null,
    postalCode: null,
    countryCode: null,
    phone: '',
    email: 'ada@test.example',
  });
});

test.each([
  ['Lovelace', 'Lovelace'],
  [undefined, null],
])('an address with the last name %s has %s', (lastName, presented) => {
  const place = {
    company: null,
    streetAddress: '1 Row',
    apartment: null,
    city: 'York',
    phone: '1',
    email: '',
  };
  expect(addressOf(null, { firstName: 'Ada', lastName, ...place })?.lastName).toBe(presented);
});

test('an order of a profile without an address has none', () => {
  expect(addressOf(null)).toBeNull();
});
