import { describe, expect, it } from 'vitest';
import type { User_userFragment } from '../gql/graphql.ts';
import { profileChanges, profileValues, staffProfileValues } from './profile-changes.ts';

const ada: User_userFragment = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 010 99',
  address: null,
  profilePicture: null,
  accountType: 'OTHER',
  role: 'CUSTOMER',
  createdAt: '2026-11-20T09:30:00.000Z',
};

function changes(edit: Partial<ReturnType<typeof profileValues>>) {
  return profileChanges({ ...profileValues(ada), ...edit }, ada);
}

describe('profileChanges', () => {
  it('is empty if nothing was edited', () => {
    expect(changes({})).toEqual({});
  });

  it('contains only edited fields, trimmed', () => {
    expect(changes({ firstName: ' Augusta ', address: '12 Main Street' })).toEqual({
      firstName: 'Augusta',
      address: '12 Main Street',
    });
  });

  it('clears optional fields, and leaves rejecting an empty name to the server', () => {
    expect(changes({ phone: '', firstName: '' })).toEqual({ phone: null, firstName: '' });
  });

  it('adds the current password to a new email or password', () => {
    const currentPassword = 'old-Secret-1';
    expect(changes({ email: 'new@example.com', currentPassword })).toEqual({
      email: 'new@example.com',
      currentPassword,
    });
    expect(changes({ password: 'new-Secret-1', repeatedPassword: 'new-Secret-1', currentPassword })).toEqual({
      password: 'new-Secret-1',
      currentPassword,
    });
  });

  it('adds a staff member’s code only where the password is required', () => {
    const typed = { ...staffProfileValues(ada), currentPassword: 'old-Secret-1', code: '123456' };
    expect(profileChanges({ ...typed, email: 'new@example.com' }, ada)).toEqual({
      email: 'new@example.com',
      currentPassword: 'old-Secret-1',
      code: '123456',
    });
    expect(profileChanges({ ...typed, lastName: 'King' }, ada)).toEqual({ lastName: 'King' });
  });

  it('never sends a current password unnecessarily', () => {
    expect(changes({ lastName: 'King', currentPassword: 'old-Secret-1' })).toEqual({ lastName: 'King' });
  });
});
