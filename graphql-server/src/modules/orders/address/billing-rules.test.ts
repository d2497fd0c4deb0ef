import { describe, expect, test } from 'vitest';
import { billingSchema } from './billing-rules.ts';

const billing = {
  firstName: 'Ada',
  company: null,
  streetAddress: '12 Analytical Row',
  apartment: null,
  city: 'London',
  phone: '020 7946 0123',
  email: 'ada@example.com',
};

test('accepts required fields only, and stores them verbatim', () => {
  const { firstName, streetAddress, city, phone, email } = billing;
  expect(billingSchema.parse({ firstName, streetAddress, city, phone, email })).toEqual(billing);
});

test.each([
  [{ company: '  ' }, { company: null }],
  [{ company: undefined }, { company: null }],
  [{ apartment: ' 4 B ' }, { apartment: '4 B' }],
  [{ firstName: ' Ada ' }, { firstName: 'Ada' }],
  [{ lastName: ' Lovelace ' }, { lastName: 'Lovelace' }],
  [{ lastName: ' ' }, { lastName: undefined }],
  [{ email: ' Ada@Example.COM ' }, { email: 'ada@example.com' }],
  [{ phone: '+44 (20) 7946-0123' }, { phone: '+44 (20) 7946-0123' }],
])('accepts %j as %j', (given, taken) => {
  expect(billingSchema.parse({ ...billing, ...given })).toMatchObject(taken);
});

describe('rejects', () => {
  test.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(101)],
    ['firstName', 'Ada\u0007'],
    ['lastName', 'x'.repeat(101)],
    ['company', 'x'.repeat(201)],
    ['streetAddress', ' '],
    ['streetAddress', 'x'.repeat(201)],
    ['apartment', 'x'.repeat(201)],
    ['city', ''],
    ['city', 'x'.repeat(101)],
    ['phone', ''],
    ['phone', '1234'],
    ['phone', '1'.repeat(21)],
    ['phone', 'call me'],
    ['email', ''],
    ['email', 'nobody'],
    ['email', 'a@b'],
  ])('%s: %j', (field, value) => {
    const result = billingSchema.safeParse({ ...billing, [field]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toContain(field);
  });
});
