import { describe, expect, it } from 'vitest';
import { addressInputOf, isSavedAddress, valuesOfAddress } from './saved-address.ts';

const address = {
  firstName: 'Ada',
  lastName: '',
  company: null,
  streetAddress: '12 Main Street, Flat 4',
  city: 'Springfield',
  state: null,
  zip: null,
  country: null,
  phone: '+1 555 0100',
  email: 'ada@example.test',
};
const typed = {
  ...{ firstName: ' Ada', company: '', streetAddress: '12 Main Street', apartment: 'Flat 4 ' },
  ...{ city: 'Springfield', phone: '+1 555 0100', email: 'ada@example.test' },
};

describe('a saved address', () => {
  it.each([
    [{}, 'Springfield'],
    [{ zip: '62701' }, 'Springfield, 62701'],
    [{ state: 'IL', zip: '62701', country: 'USA' }, 'Springfield, IL 62701, USA'],
  ])('with %o says "%s" where the form has the city', (more, city) => {
    expect(valuesOfAddress({ ...address, ...more }).city).toBe(city);
  });

  it('is made of what was typed', () => {
    const { firstName, company, streetAddress, city, phone, email } = address;
    expect(addressInputOf(typed)).toEqual({ firstName, company, streetAddress, city, phone, email });
  });

  it.each([
    ['what it filled in', valuesOfAddress(address), true],
    ['the same, typed in two fields', typed, true],
    ['another street', { ...typed, streetAddress: '13 Main Street' }, false],
    ['another phone number', { ...typed, phone: '+1 555 0101' }, false],
  ])('knows %s', (_what, values, isSame) => {
    expect(isSavedAddress(values, address)).toBe(isSame);
  });
});
