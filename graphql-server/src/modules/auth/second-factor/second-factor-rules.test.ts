import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import {
  authenticatorUri,
  codeAt,
  hashRecoveryCode,
  isAuthenticatorCode,
  newRecoveryCodes,
  newSecret,
  stepOf,
} from './second-factor-rules.ts';

/** The secret of RFC 6238, appendix B. Its codes have eight digits; ours are their last six. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('codes', () => {
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %d s are those of RFC 6238', (seconds, code) => {
    const moment = new Date(seconds * 1000);
    expect(codeAt(RFC_SECRET, moment)).toBe(code.slice(-6));
    expect(stepOf(RFC_SECRET, code.slice(-6), moment)).toBe(Math.floor(seconds / 30));
  });

  const shown = new Date('2026-11-23T12:00:10Z');
  const step = Math.floor(shown.getTime() / 30_000);

  test.each([
    ['two steps early', -60, null],
    ['one step early', -30, step],
    ['at once', 0, step],
    ['one step late', 30, step],
    ['two steps late', 60, null],
  ])('that are compared %s', (_when, seconds, expected) => {
    const now = new Date(shown.getTime() + seconds * 1000);
    expect(stepOf(RFC_SECRET, codeAt(RFC_SECRET, shown), now)).toBe(expected);
  });

  test.each(['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥'])('such as "%s" match no time step', (code) => {
    expect(stepOf(RFC_SECRET, code, shown)).toBeNull();
  });
});

test('a secret has 160 bits, and is different each time', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
});

test('an app reads the shop, the account and the parameters of codes', () => {
  const url = new URL(authenticatorUri('JBSWY3DPEHPK3PXP', 'Tea: & Co', 'ada@test.example'));
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(url.pathname)).toBe('/Tea  & Co:ada@test.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Tea  & Co',
    secret: 'JBSWY3DPEHPK3PXP',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

describe('recovery codes', () => {
  test('there are ten different recovery codes', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
  });

  test.each(['abcd-efgh-jkmn-pqrs', 'ABCD EFGH JKMN PQRS', ' abcdefghjkmnpqrs\n'])(
    '"%s" is the same code',
    (typed) => {
      expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('abcd-efgh-jkmn-pqrs'));
    },
  );
});

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['12345', false],
  ['abcd-efgh-jkmn-pqrs', false],
  ['', false],
])('"%s" is an authenticator code: %s', (code, expected) => {
  expect(isAuthenticatorCode(code)).toBe(expected);
});
