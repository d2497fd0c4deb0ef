import { describe, expect, test } from 'vitest';
import { resolveAccountLink, providedEmail, providedProfile } from './identity-rules.ts';

const password = { role: 'CUSTOMER', accountType: 'OTHER' } as const;
const google = { role: 'CUSTOMER', accountType: 'GOOGLE' } as const;
const admin = { role: 'ADMIN', accountType: 'OTHER' } as const;

describe('resolveAccountLink', () => {
  test.each([
    ['a known customer', true, google, null, 'SIGN_IN'],
    ['a known customer whose address is not verified any more', false, google, null, 'SIGN_IN'],
    ['somebody who has become an admin', true, admin, null, 'TAKEN'],
    ['a newcomer', true, null, null, 'CREATE'],
    ['a newcomer without a verified address', false, null, null, 'UNVERIFIED'],
    ["who claims a password account's address", false, null, password, 'UNVERIFIED'],
    ["who reads a password account's email", true, null, password, 'TAKE_OVER'],
    ["who reads another Google account's email", true, null, google, 'TAKEN'],
    ["who reads an admin's email", true, null, admin, 'TAKEN'],
    ["who claims an admin's address", false, null, admin, 'UNVERIFIED'],
  ] as const)('%s', (_who, isVerified, linkedAccount, holder, expected) => {
    expect(resolveAccountLink(isVerified, linkedAccount, holder)).toBe(expected);
  });
});

describe('providedProfile', () => {
  const claims = { email: 'ada@test.example', firstName: 'Ada', lastName: 'Lovelace', picture: null };

  test.each([
    [{}, { firstName: 'Ada', lastName: 'Lovelace', profilePicture: null }],
    [
      { firstName: '', lastName: '' },
      { firstName: 'ada', lastName: '' },
    ],
    [{ firstName: ' Ada\nMaria ' }, { firstName: 'Ada Maria' }],
    [{ firstName: 'A'.repeat(300) }, { firstName: 'A'.repeat(100) }],
    [{ picture: 'https://pictures.example/a.png' }, { profilePicture: 'https://pictures.example/a.png' }],
    [{ picture: 'javascript:alert(1)' }, { profilePicture: null }],
    [{ picture: 'http://pictures.example/a.png' }, { profilePicture: null }],
  ])('of %j', (said, expected) => {
    expect(providedProfile({ ...claims, ...said })).toMatchObject(expected);
  });
});

test.each([
  ['Ada@Test.Example', 'ada@test.example'],
  ['no address', null],
])('providedEmail of %s', (email, expected) => {
  expect(providedEmail(email)).toBe(expected);
});
