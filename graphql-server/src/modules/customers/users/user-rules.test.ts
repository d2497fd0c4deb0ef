import { describe, expect, test } from 'vitest';
import {
  emailAddress,
  fullName,
  isEmailAsPassword,
  newPassword,
  orNone,
  phoneNumber,
  postalAddress,
  profilePicture,
  splitName,
} from './user-rules.ts';

describe('an email address', () => {
  test.each([
    ['bob@x.io', 'bob@x.io'],
    ['  Bob@X.IO ', 'bob@x.io'],
    ['ＢＯＢ＠ｘ．ｉｏ', 'bob@x.io'],
    ["o'brien+shop@mail.example.co", "o'brien+shop@mail.example.co"],
    ['jörg@müller.example', 'jörg@müller.example'],
    [`${'a'.repeat(64)}@x.io`, `${'a'.repeat(64)}@x.io`],
  ])('%s is stored as %s', (text, stored) => {
    expect(emailAddress.parse(text)).toBe(stored);
  });

  test.each([
    '',
    'bob',
    'bob@',
    '@x.io',
    'bob@x',
    'bob@@x.io',
    'bob@x..io',
    'bob@-x.io',
    'bob @x.io',
    'bob@x.io\nbcc: eve@x.io',
    'bob@x\0.io',
    'b\0b@x.io',
    '<bob@x.io>',
    `${'a'.repeat(65)}@x.io`,
    `${'a'.repeat(60)}@${'b.'.repeat(97)}io`,
  ])('cannot be %j', (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false);
  });

  test('is validated quickly, however long the text', () => {
    expect(emailAddress.safeParse('a@'.repeat(200_000)).success).toBe(false);
  });
});

describe('a phone number', () => {
  test.each([
    ['+49 (170) 12-34.567', '+491701234567'],
    ['12345', '12345'],
    ['１２３４５', '12345'],
  ])('%s is stored as %s', (text, stored) => {
    expect(phoneNumber.parse(text)).toBe(stored);
  });

  test.each(['', '1234', '1'.repeat(21), '12a45', 'bob@x.io', '+', '12+345', '12345\0'])(
    'cannot be %j',
    (text) => {
      expect(phoneNumber.safeParse(text).success).toBe(false);
    },
  );
});

describe('a password', () => {
  test.each([
    'correct horse battery',
    'x'.repeat(64),
    'ünïcödé ümläut',
    ' leading and trailing ',
    '       8',
    '🗝️🗝️🗝️🗝️',
  ])('may be %j', (text) => {
    expect(newPassword.parse(text)).toBe(text);
  });

  test.each([
    '',
    'short',
    'password',
    'PassWord123',
    'qwertyuiop',
    'with\0nul-byte',
    'x'.repeat(129),
    ' '.repeat(8),
    ' \t\u00a0\u3000'.repeat(3),
    '\u200b'.repeat(8),
    '\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800',
  ])('cannot be %j', (text) => {
    expect(newPassword.safeParse(text).success).toBe(false);
  });

  test('cannot be the email address in any spelling', () => {
    expect(isEmailAsPassword(' Bob@X.io', 'bob@x.io')).toBe(true);
    expect(isEmailAsPassword('bob@x.io!', 'bob@x.io')).toBe(false);
  });
});

describe('a name', () => {
  test.each([
    ['Ada', { firstName: 'Ada', lastName: '' }],
    ['Ada  King Lovelace', { firstName: 'Ada', lastName: 'King Lovelace' }],
  ])('%s is split', (name, parts) => {
    expect(splitName(fullName.parse(name))).toEqual(parts);
  });

  test.each(['', '   ', 'x'.repeat(101), 'Ada\nLovelace', 'Ada\0', '\ud800'])('cannot be %j', (text) => {
    expect(fullName.safeParse(text).success).toBe(false);
  });
});

describe('an optional field', () => {
  test.each([null, '', '  '])('is empty for %j', (text) => {
    expect(orNone(postalAddress).parse(text)).toBeNull();
  });
});

describe('a picture', () => {
  test.each(['https://pictures.example/a.png', '/pictures/a.png'])('may be %s', (address) => {
    expect(profilePicture.parse(address)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/a.png',
    'http://169.254.169.254/',
  ])('cannot be %s', (address) => {
    expect(profilePicture.safeParse(address).success).toBe(false);
  });
});
