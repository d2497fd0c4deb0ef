import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Keys } from './keys.ts';
import { seal, unseal } from './sealed-text.ts';

const key: Keys = [randomBytes(32)];

test('a sealed text can be read with its key and owner', () => {
  const sealed = seal(key, 'ada', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(key, 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('is encrypted with the first key, and decrypted with each', () => {
  const former = key[0];
  const keys: Keys = [randomBytes(32), former];
  expect(unseal(keys, 'ada', seal(key, 'ada', 'a text'))).toBe('a text');
  expect(unseal(key, 'ada', seal(keys, 'ada', 'a text'))).toBeNull();
});

test('differs each time', () => {
  expect(seal(key, 'ada', 'a text')).not.toBe(seal(key, 'ada', 'a text'));
});

test.each<[string, (sealed: string) => string | null]>([
  ['with another key', (sealed) => unseal([randomBytes(32)], 'ada', sealed)],
  ['for another owner', (sealed) => unseal(key, 'bob', sealed)],
  ['after a change', (sealed) => unseal(key, 'ada', `${sealed.slice(0, -4)}AAAA`)],
  ['cut off', (sealed) => unseal(key, 'ada', sealed.slice(0, 20))],
  ['empty', () => unseal(key, 'ada', '')],
])('cannot be read %s', (_how, read) => {
  expect(read(seal(key, 'ada', 'a text'))).toBeNull();
});
