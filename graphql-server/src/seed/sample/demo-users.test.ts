import { describe, expect, test } from 'vitest';
import { billingSchema } from '../../modules/orders/address/billing-rules.ts';
import {
  emailAddress,
  firstName,
  lastName,
  newPassword,
  phoneNumber,
  postalAddress,
} from '../../modules/customers/users/user-rules.ts';
import { isSameCombination } from '../../modules/catalogue/variants/variant-rules.ts';
import { demoAdmin } from './demo-admin.ts';
import { demoCustomers } from './demo-customers.ts';
import type { DemoLine } from './demo-order.ts';
import { demoShopper } from './demo-shopper.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { looksOf } from './sample-pictures.ts';
import { variantsOf } from './sample-variants.ts';

const products = sampleCatalogue.flatMap((category) => category.products);
const users = [demoAdmin, demoShopper, ...demoCustomers];

/** Whether a cart would accept the line: a published product, with options that exist. */
function isOrderable({ key, quantity, ...choice }: DemoLine): boolean {
  const product = products.find((candidate) => candidate.key === key);
  if (!product || quantity < 1) return false;
  const colours = looksOf(product, '').colours.map(({ name }) => name);
  return (
    product.status === undefined &&
    variantsOf(product, colours).some((variant) => isSameCombination(variant, choice))
  );
}

describe.each(users)('$firstName $lastName', (person) => {
  test('has a valid sign-up and delivery address', () => {
    const { streetAddress, city, email, phone } = person;
    expect(firstName.parse(person.firstName)).toBe(person.firstName);
    expect(lastName.parse(person.lastName)).toBe(person.lastName);
    expect(emailAddress.parse(email)).toBe(email);
    expect(phoneNumber.parse(phone)).toBe(phone);
    expect(email.endsWith('.example')).toBe(true);
    expect(postalAddress.parse(`${streetAddress}, ${city}`)).toBeTruthy();
    const billing = { firstName: person.firstName, streetAddress, city, phone, email };
    expect(billingSchema.parse(billing)).toMatchObject(billing);
    if (person.password !== null) expect(newPassword.parse(person.password)).toBe(person.password);
  });

  test('has valid products on the wishlist and in orders', () => {
    const lines = [...person.cart, ...person.orders.flatMap((order) => order.lines)];
    expect(lines.filter((line) => !isOrderable(line))).toEqual([]);
    const keys = new Set(products.map(({ key }) => key));
    expect(person.wishlist.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('has order histories in chronological order, after signing up', () => {
    for (const { reference, history } of person.orders) {
      expect(reference).toMatch(/^[\w-]{1,64}$/);
      const days = [person.joinedDaysAgo, ...history.map(({ daysAgo }) => daysAgo)];
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
  });
});

test('emails, phone numbers and references of orders are unique', () => {
  const references = users.flatMap((person) => person.orders.map((order) => order.reference));
  for (const values of [users.map(({ email }) => email), users.map(({ phone }) => phone), references]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

test('only the two demo accounts can be logged in to', () => {
  expect(users.filter(({ password }) => password !== null)).toEqual([demoAdmin, demoShopper]);
});
