import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { readableEmail } from './readable-email.ts';

test.each([
  'exämple.de',
  'münchen.example',
  '例え.テスト',
  'пример.рф',
  'ελλάδα.gr',
  'bücher.ünlü.example',
  'ß.example',
])('shows %s as typed', (domain) => {
  const ascii = domainToASCII(domain);
  expect(ascii).toContain('xn--');
  expect(readableEmail(`zoe@${ascii}`)).toBe(`zoe@${domain}`);
});

test.each(['zoe@example.de', 'xn--a@example.de', 'zoe@xn--!!!.de', 'xn--exmple-cua.de@example.de', ''])(
  'leaves %j alone',
  (email) => {
    expect(readableEmail(email)).toBe(email);
  },
);
