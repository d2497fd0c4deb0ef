import { describe, expect, it } from 'vitest';
import { joinAddress, splitAddress } from './address-line.ts';

describe('an address on one line', () => {
  it.each([
    [['12 Main Street', 'Flat 4'], '12 Main Street, Flat 4'],
    [[' 12 Main Street ', ''], '12 Main Street'],
    [['', ''], ''],
  ])('of %o is "%s"', (parts, line) => {
    expect(joinAddress(...parts)).toBe(line);
  });

  it.each([
    ['12 Main Street, Flat 4, Springfield', { streetAddress: '12 Main Street, Flat 4', city: 'Springfield' }],
    ['12 Main Street, Springfield', { streetAddress: '12 Main Street', city: 'Springfield' }],
    ['12 Main Street', { streetAddress: '12 Main Street', city: '' }],
    ['', { streetAddress: '', city: '' }],
  ])('splits %o with the city at the end', (line, parts) => {
    expect(splitAddress(line)).toEqual(parts);
  });
});
