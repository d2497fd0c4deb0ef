import { expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { orderLinkToken, orderOfLink } from './order-link-token.ts';
import type { Keys } from '../../../shared/secrets/keys.ts';

const key: Keys = [new TextEncoder().encode('a key of the test')];
const id = newId();
const token = orderLinkToken(key, id);

test('a token contains its order, and is valid in a path', () => {
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(orderOfLink(key, token)).toBe(id);
});

test.each([
  ['', 'nothing'],
  ['none', 'a word'],
  [id, 'an id alone'],
  [`${token}A`, 'more than a token'],
  [token.slice(0, 63), 'less than a token'],
  [`${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`, 'another signature'],
  [`${orderLinkToken(key, newId()).slice(0, 21)}${token.slice(21)}`, "another order's id"],
  [orderLinkToken([new TextEncoder().encode('another key')], id), 'the token of another shop'],
])('%s is an invalid token', (text) => {
  expect(orderOfLink(key, text)).toBeNull();
});
