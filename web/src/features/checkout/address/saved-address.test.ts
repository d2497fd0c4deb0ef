import { describe, expect, it } from 'vitest';
import { addressInputOf, isSavedAddress, valuesOfAddress } from './saved-address.ts';

const address = {
  firstName: 'Ada',
  lastName: 'King',
  company: null,
  streetAddress: '12 Main Street, Flat 4',
  city: 'Springfield',
  state: null,
  zip: null,
  country: null,
  countryCode: null,
  phone: '+1 555 0100',
  email: 'ada@example.test',
  vatNumber: 'FR12345678902',
};
const typed = {
  firstName: ' Ada',
  lastName: 'King ',
  company: '',
  streetAddress: '12 Main Street',
  apartment: 'Flat 4 ',
  region: '',
  postalCode: '',
  countryCode: 'FR',
  city: 'Springfield',
  phone: '+1 555 0100',
  email: 'ada@example.test',
  vatNumber: ' FR12345678902 ',
};

describe('a saved address', () => {
  it.each([
    [{}, ['Springfield', '', '', 'FR']],
    [
      { state: 'IL', zip: '62701', country: 'United States', countryCode: 'US' },
      ['Springfield', 'IL', '62701', 'US'],
    ],
    [{ state: 'IL', country: 'Springland' }, ['Springfield, Springland', 'IL', '', 'FR']],
  ])('with %o fills in %j', (more, expected) => {
    const { city, region, postalCode, countryCode } = valuesOfAddress({ ...address, ...more }, 'FR');
    expect([city, region, postalCode, countryCode]).toEqual(expected);
  });

  it('is created from the typed values', () => {
    const { firstName, lastName, company, streetAddress, city, phone, email } = address;
    expect(addressInputOf(typed)).toEqual({
      firstName,
      lastName,
      company,
      streetAddress,
      city,
      phone,
      email,
      vatNumber: 'FR12345678902',
      state: null,
      zip: null,
      countryCode: 'FR',
    });
  });

  it.each([
    ['what it filled in', valuesOfAddress(address, 'FR'), true],
    ['the same, typed in two fields', typed, true],
    ['another last name', { ...typed, lastName: 'Byron' }, false],
    ['another street', { ...typed, streetAddress: '13 Main Street' }, false],
    ['another VAT number', { ...typed, vatNumber: 'FR12345678901' }, false],
    ['another phone number', { ...typed, phone: '+1 555 0101' }, false],
  ])('recognizes %s', (_what, values, isSame) => {
    expect(isSavedAddress(values, address, 'FR')).toBe(isSame);
  });
});
