import { describe, expect, test } from 'vitest';
import type { DraftCustomer_userFragment } from '../../../../gql/graphql.ts';
import { addressFor, inputOf, isAddressBegun, isSameLine, valuesOf } from './draft-values.ts';

const ada: DraftCustomer_userFragment = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@shop.example',
  phone: '12345',
  addresses: [],
  orders: { nodes: [] },
};

const saved = {
  id: 'a1',
  firstName: 'Ada',
  lastName: 'King',
  company: null,
  streetAddress: '1 Row',
  city: 'York',
  state: null,
  zip: 'YO1',
  countryCode: 'GB',
  phone: '999',
  email: 'home@shop.example',
  isDefault: true,
};

const billing = {
  firstName: 'Ada',
  company: null,
  streetAddress: '2 Lane',
  apartment: null,
  city: 'Bath',
  phone: '888',
  email: 'work@shop.example',
};

describe('a customer’s most likely address', () => {
  test.each([
    [
      'is where the last order went',
      { ...ada, addresses: [saved], orders: { nodes: [{ id: 'o1', billing }] } },
      { streetAddress: '2 Lane', city: 'Bath', email: 'work@shop.example', company: '' },
    ],
    [
      'else the default of the address book',
      { ...ada, addresses: [{ ...saved, isDefault: false, city: 'Hull' }, saved] },
      {
        firstName: 'Ada',
        lastName: 'King',
        streetAddress: '1 Row',
        city: 'York',
        postalCode: 'YO1',
        countryCode: 'GB',
        email: 'home@shop.example',
      },
    ],
    [
      'else only who they are',
      ada,
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        streetAddress: '',
        phone: '12345',
        email: 'ada@shop.example',
      },
    ],
  ])('%s', (_what, customer, expected) => {
    expect(addressFor(customer)).toMatchObject(expected);
  });
});

test('an address that was not started is omitted', () => {
  const values = valuesOf(null, ada, 'USD');
  expect(isAddressBegun(values)).toBe(false);
  expect(inputOf(values, { isDelivered: true, currency: 'USD' })).toMatchObject({
    customerId: 'u1',
    email: null,
    billing: null,
    lines: [],
  });
});

test('an email only counts without a customer', () => {
  const values = { ...valuesOf(null, null, 'USD'), customerEmail: 'new@shop.example' };
  expect(inputOf(values, { isDelivered: true, currency: 'USD' })).toMatchObject({
    customerId: null,
    email: 'new@shop.example',
  });
});

test.each([
  [{}, true],
  [{ title: 'Another title' }, true],
  [{ size: 'L' }, false],
  [{ others: ['Cedar'] }, false],
  [{ productId: 'p2' }, false],
  [{ fields: { font: [], engraving: [' Ada'] } }, true],
  [{ fields: { engraving: ['Bob'] } }, false],
])('a line with %j is the same line: %s', (change, expected) => {
  const fields = { engraving: ['Ada'] };
  const line = { productId: 'p1', title: 'Tee', colour: '', size: 'M', others: ['Rose'], fields };
  expect(isSameLine(line, { ...line, ...change })).toBe(expected);
});
