import { expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { orderOfPaymentLink, paymentLinkToken } from './payment-link-token.ts';
import type { Keys } from '../../../shared/secrets/keys.ts';

const key: Keys = [new Uint8Array(32).fill(1)];
const order = newId();
const token = paymentLinkToken(key, order);
const [, signature = ''] = token.split('.');

test('a token identifies its order, and is the same each time', () => {
  expect(orderOfPaymentLink(key, token)).toBe(order);
  expect(paymentLinkToken(key, order)).toBe(token);
});

test.each([
  ['of another order', `${newId()}.${signature}`],
  ['with another signature', `${order}.${Buffer.alloc(32).toString('base64url')}`],
  ['without one', `${order}.`],
  ['that is the order alone', order],
  ['that is cut off', token.slice(0, -2)],
  ['of nothing', ''],
  ['by another key', paymentLinkToken([new Uint8Array(32).fill(2)], order)],
])('a token %s is invalid', (_what, wrong) => {
  expect(orderOfPaymentLink(key, wrong)).toBeNull();
});
