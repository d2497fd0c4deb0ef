import { addressParts } from './address-parts.ts';
import { expect, test } from 'vitest';
import { addressFormOf, postalCodeProblem } from './address-form.ts';

/** `!` for a required part. */
const formOf = (country: string, needsRegion = false) =>
  addressFormOf(country, needsRegion)
    .parts.map(({ name, isRequired }) => name + (isRequired ? '!' : ''))
    .join(' ');

test.each([
  ['DE', 'POSTAL_CODE! CITY!'],
  ['US', 'CITY! STATE! ZIP_CODE!'],
  ['GB', 'CITY! POSTCODE!'],
  ['JP', 'CITY! PREFECTURE! POSTAL_CODE!'],
  ['IE', 'CITY! COUNTY EIRCODE'],
  ['HK', 'CITY! AREA!'],
  ['CA', 'CITY! PROVINCE! POSTAL_CODE!'],
  ['IN', 'CITY! PIN_CODE! STATE!'],
  ['AE', 'CITY! EMIRATE!'],
  ['AG', 'CITY!'],
  ['nowhere', 'CITY!'],
])('addresses in %s have %s', (country, expected) => {
  expect(formOf(country)).toBe(expected);
});

test('a region that prices depend on is asked for and required where addresses have none', () => {
  expect(formOf('DE', true)).toBe('POSTAL_CODE! CITY! PROVINCE!');
  expect(formOf('IE', true)).toBe('CITY! COUNTY! EIRCODE');
});

test.each([
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['DE', '101155', false],
  ['DE', 'SW1A 1AA', false],
  ['US', '94100', true],
  ['US', '94100-1234', true],
  ['US', '9410', false],
  ['GB', 'sw1a1aa', true],
  ['GB', ' SW1A 1AA ', true],
  ['GB', '12345', false],
  ['LU', 'L-1009', true],
  ['CH', '8001', true],
  ['IE', 'D02 XF99', true],
  ['NL', '1012 JS', true],
  ['HK', 'anything', true],
  ['DE', '', true],
  ['LV', '1073', true],
  ['LV', 'LV-1073', true],
  ['PL', '00950', true],
  ['PT', '2725079', true],
  ['IN', '110 034', true],
  ['CA', 'H3Z-2Y7', true],
  ['US', '950141234', true],
  ['JP', '〒１５４－００２３', true],
  ['BR', '40301 110', true],
  ['LT', 'LT04340', true],
  ['CH', 'CH2544', true],
  ['GB', 'EC1Y  8SY', true],
  ['KZ', 'A15E4K7', true],
  ['TW', '104105', true],
  ['SA', '11564-1234', true],
  ['AZ', 'AZ1000', true],
  ['AD', 'AD100', true],
  ['BM', 'FL 07', true],
  ['LV', '107', false],
  ['JP', '154-002', false],
  ['CA', 'H3Z 2Y', false],
])('in %s, %j as a postal code is valid: %s', (countryCode, postalCode, isValid) => {
  expect(postalCodeProblem({ countryCode, postalCode }) === null).toBe(isValid);
});

test('an invalid postal code has an example; without a country, each is valid', () => {
  expect(postalCodeProblem({ countryCode: 'DE', postalCode: '1011' })).toEqual({
    key: 'postalCode.invalid',
    params: { example: '26133' },
  });
  expect(postalCodeProblem({ postalCode: '1011' })).toBeNull();
});

test.each(['constructor', '__proto__', 'toString', 'XX'])('%s has only a town', (countryCode) => {
  expect(addressFormOf(countryCode, false).parts.map(({ part }) => part)).toEqual(['CITY']);
});

test('each example is valid, as it is and without its separators', () => {
  for (const [countryCode, [, , , example = '']] of Object.entries(addressParts)) {
    for (const postalCode of [example, example.replaceAll(/[ -]/g, '')])
      expect([countryCode, postalCodeProblem({ countryCode, postalCode })]).toEqual([countryCode, null]);
  }
});
