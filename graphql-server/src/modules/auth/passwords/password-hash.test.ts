import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './password-hash.ts';

test('a hash is argon2id with the recommended cost, and salted', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the same password matches, in any Unicode encoding', async () => {
  const hash = await hashPassword('cafe\u0301 solo');
  expect(await isPasswordRight(hash, 'caf\u00e9 solo')).toBe(true);
  expect(await isPasswordRight(hash, 'cafe solo')).toBe(false);
});

test('no password matches without a hash', async () => {
  expect(await isPasswordRight(null, '')).toBe(false);
  expect(await isPasswordRight(null, 'correct horse')).toBe(false);
});
