import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

test('leaves no plain letter, and everything else as it is', () => {
  expect(pseudoText('Cart Total: 3')).toBe('Çåŕţ Ţöţåļ: 3');
  expect(pseudoText('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')).not.toMatch(/[A-Za-z]/);
});

test('keeps the places of elements', () => {
  expect(pseudoText('Log in <0>here</0><1/>')).toBe('Ļöĝ îñ <0>ĥéŕé</0><1/>');
});
