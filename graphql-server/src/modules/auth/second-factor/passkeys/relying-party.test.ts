import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://shop.example', 'shop.example', 'https://shop.example'],
  ['https://www.shop.example:8443', 'www.shop.example', 'https://www.shop.example:8443'],
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['http://127.0.0.1:4000', 'localhost', 'http://localhost:4000'],
  ['http://[::1]:4000', 'localhost', 'http://localhost:4000'],
])('%s has passkeys for %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl, 'Shop')).toEqual({ id, origin, name: 'Shop' });
});
