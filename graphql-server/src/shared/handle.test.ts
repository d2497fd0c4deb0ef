import { expect, test } from 'vitest';
import { firstFree, handleFor, slugOf } from './handle.ts';

test.each([
  ['Oxford Shirt', 'oxford-shirt'],
  ['  27-inch Display, 4K!  ', '27-inch-display-4k'],
  ["Men's Wallet", 'mens-wallet'],
  ['Crème brûlée', 'creme-brulee'],
  ['Größe ﬁne', 'große-fine'],
  ['Кофе в зёрнах', 'кофе-в-зернах'],
  ['a/b?c#d%', 'a-b-c-d'],
  ['***', ''],
  ['0193e0c0-0000-7000-8000-000000000001', ''],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  [`${'x'.repeat(99)}𠮷`, 'x'.repeat(99)],
])('%j becomes %j in a URL', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('a title without letters and digits gets a handle', () => {
  expect(handleFor('!!!')).toBe('product');
});

test.each([
  [[], 'tee'],
  [['tee'], 'tee-2'],
  [['tee', 'tee-2', 'tee-4'], 'tee-3'],
  [['tee-2'], 'tee'],
])('where %j are taken, it is %s', (taken, free) => {
  expect(firstFree('tee', new Set(taken))).toBe(free);
});

test('a number does not exceed the maximum length of a handle', () => {
  const longest = 'x'.repeat(100);
  expect(firstFree(longest, new Set([longest]))).toBe(`${'x'.repeat(98)}-2`);
});
