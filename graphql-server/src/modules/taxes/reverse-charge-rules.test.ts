import { describe, expect, test } from 'vitest';
import type { Destination } from '../delivery/delivery.ts';
import { isReverseCharge } from './reverse-charge-rules.ts';
import { countryOf, formatVatNumber, parseVatNumber } from './vat-number-rules.ts';

const german = 'DE123456789';
const french = 'FR12345678901';
const austrian = 'ATU12345678';
const greek = 'EL123456789';
const northern = 'XI123456789';

describe('the tax is owed by', () => {
  test.each<[seller: string | null, number: string | null, countryCode: string | null, expected: boolean]>([
    // The shop is in Germany.
    [german, french, 'FR', true],
    [german, french, 'AT', true],
    [german, austrian, 'AT', true],
    [german, greek, 'GR', true],
    [german, northern, 'FR', true],
    [german, 'NL123456789B01', 'BE', true],
    // Delivered in the shop's own country.
    [german, french, 'DE', false],
    [german, austrian, null, false],
    // A number of the shop's own country.
    [german, 'DE987654321', 'FR', false],
    [german, 'DE987654321', 'DE', false],
    // Delivered outside of the EU.
    [german, french, 'CH', false],
    [german, french, 'GB', false],
    [german, northern, 'GB', false],
    [german, french, 'US', false],
    [german, french, 'NO', false],
    // No valid number.
    [german, null, 'FR', false],
    [german, '', 'FR', false],
    [german, 'CHE123456789', 'FR', false],
    [german, 'GB123456789', 'FR', false],
    [german, 'FR1', 'FR', false],
    // The shop is in Greece, whose prefix is not its country code.
    [greek, german, 'DE', true],
    [greek, german, 'GR', false],
    [greek, 'EL987654321', 'DE', false],
    // The shop has no number, or none of the EU.
    [null, french, 'FR', false],
    ['GB123456789', french, 'FR', false],
  ])('shop %s, customer %s, delivered to %s: %s', (vatNumber, validVatNumber, countryCode, expected) => {
    const terms = { isEnabled: true, isReverseChargeEnabled: true, vatNumber };
    const to = countryCode === null ? null : { countryCode, validVatNumber };
    expect(isReverseCharge(terms, to)).toBe(expected);
  });

  test.each([
    { isEnabled: false, isReverseChargeEnabled: true },
    { isEnabled: true, isReverseChargeEnabled: false },
  ])('the shop with %j', (settings) => {
    const to: Destination = { countryCode: 'FR', validVatNumber: french };
    expect(isReverseCharge({ ...settings, vatNumber: german }, to)).toBe(false);
  });
});

describe('a VAT number', () => {
  test.each([
    ['de 123.456-789', 'DE123456789', 'DE'],
    ['GR123456789', 'EL123456789', 'GR'],
    ['el 123456789', 'EL123456789', 'GR'],
    ['xi123456789', 'XI123456789', 'GB'],
    ['XIGD123', 'XIGD123', 'GB'],
    ['atu 1234 5678', 'ATU12345678', 'AT'],
    ['IE1234567FA', 'IE1234567FA', 'IE'],
    ['IE1A23456B', 'IE1A23456B', 'IE'],
    ['esx1234567x', 'ESX1234567X', 'ES'],
    ['NL 1234 56789 B01', 'NL123456789B01', 'NL'],
  ])('%s is read as %s', (text, expected, country) => {
    const parsed = parseVatNumber(text);
    expect(parsed && [formatVatNumber(parsed), countryOf(parsed)]).toEqual([expected, country]);
  });

  test.each([
    '',
    'DE',
    'DE12345678',
    'DE1234567890',
    '123456789',
    'US123456789',
    'AT12345678',
    'DE12345678A',
    'ΕΛ123456789',
  ])('%j is none', (text) => {
    expect(parseVatNumber(text)).toBeNull();
  });
});
