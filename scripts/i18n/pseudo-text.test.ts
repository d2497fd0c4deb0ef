import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

test('replaces plain letters, and nothing else', () => {
  expect(pseudoText('Cart Total: 3')).toBe('Çåŕţ Ţöţåļ: 3');
  expect(pseudoText('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')).not.toMatch(/[A-Za-z]/);
});

test('keeps placeholders of elements', () => {
  expect(pseudoText('Log in <0>here</0><1/>')).toBe('Ļöĝ îñ <0>ĥéŕé</0><1/>');
});
