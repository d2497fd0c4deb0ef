import { describe, expect, it } from 'vitest';
import { isPictureUrl, productFieldRules as rules } from './product-field-rules.ts';

describe('the product form’s validation rules', () => {
  it.each([
    ['36.50', true],
    ['1000000', true],
    ['1000000.01', false],
    ['0', false],
    ['', false],
    ['a lot', false],
  ])('price %j', (text, passes) => {
    expect(rules.price(text, 'USD') === true).toBe(passes);
  });

  it.each([
    ['', '20', true],
    ['20', '20', true],
    ['25.00', '20', true],
    ['19.99', '20', false],
    ['9', '10', false],
    ['abc', '20', false],
    ['10', 'not yet typed', true],
  ])('regular price %j beside a sale price of %j', (regular, sale, passes) => {
    expect(rules.regularPrice(regular, sale, 'USD') === true).toBe(passes);
  });

  it.each([
    ['3650', 'JPY', true],
    ['36.50', 'JPY', 'Please enter an amount like 3650'],
    ['100000001', 'JPY', 'Please enter at most ¥100,000,000'],
    ['3.650', 'KWD', true],
    ['3.6505', 'KWD', 'Please enter an amount like 3.650'],
    ['1000000.01', 'USD', 'Please enter at most $1,000,000.00'],
  ])('price %j of %s', (text, currency, verdict) => {
    expect(rules.price(text, currency)).toBe(verdict);
  });

  it('explains why a regular price below the sale price is rejected', () => {
    expect(rules.regularPrice('10', '20', 'USD')).toContain('below the sale price');
  });

  it.each([
    ['0', true],
    [' 12 ', true],
    ['1000000', true],
    ['1000001', false],
    ['1.5', false],
    ['-1', false],
    ['', false],
  ])('stock %j', (text, passes) => {
    expect(rules.stock(text) === true).toBe(passes);
  });

  it.each([
    ['https://example.com/a.webp', true],
    ['/pictures/a.webp', true],
    ['//example.com/a.webp', false],
    ['http://example.com/a.webp', false],
    ['javascript:alert(1)', false],
    ['/a b', false],
  ])('picture URL %j', (text, passes) => {
    expect(isPictureUrl(text)).toBe(passes);
  });

  it.each([
    ['', true],
    ['691310', true],
    ['6913.10 00', true],
    ['69131', false],
    ['69131000000000', false],
    ['69131a', false],
  ])('customs code %j', (text, passes) => {
    expect(rules.customsCode(text) === true).toBe(passes);
  });

  it.each([
    ['S, M, L', true],
    ['S, s', false],
    ['UK 8 / EU 36 / US 10 / "10,5"', true],
    ['x'.repeat(61), false],
    [Array.from({ length: 100 }, (_, index) => index).join(), true],
    [Array.from({ length: 101 }, (_, index) => index).join(), false],
  ])('sizes %j', (text, passes) => {
    expect(rules.sizes(text) === true).toBe(passes);
    expect(rules.otherValues(text) === true).toBe(passes && text !== '');
  });

  it('rejects an option without a name and a duplicate one', () => {
    expect(rules.otherName('Material', ['Material', 'Finish'])).toBe(true);
    expect(rules.otherName(' finish ', ['finish', 'Finish'])).toBe('This option is listed twice');
    expect(rules.otherName(' ', [' '])).toBe('Please name the option');
    expect(rules.otherValues(' , ')).toBe('Please enter the values of the option');
  });

  it('rejects a color without a name and a duplicate one', () => {
    expect(rules.colourName('Navy', ['Navy', 'Sky'])).toBe(true);
    expect(rules.colourName(' navy ', ['navy', 'Navy'])).toBe('This colour is listed twice');
    expect(rules.colourName(' ', [' '])).toBe('Please name the colour');
  });
});
