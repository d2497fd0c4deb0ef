import { describe, expect, it } from 'vitest';
import { fieldRules } from './field-rules.ts';

describe('fieldRules', () => {
  it.each([
    ['', false],
    ['   ', false],
    [' a ', true],
  ])('required: %o', (value, passes) => {
    expect(fieldRules.required('Please fill in')(value)).toBe(passes || 'Please fill in');
  });

  it.each([
    ['ab', true],
    [' abc ', true],
    ['abcd', false],
  ])('at most 3 characters: %o', (value, passes) => {
    expect(fieldRules.atMost(3)(value) === true).toBe(passes);
  });

  it.each([
    ['', true],
    ['a@b.co', true],
    [' a@b.co ', true],
    ['a@b', false],
    ['a b@c.de', false],
    ['b.co', false],
  ])('email: %o', (value, passes) => {
    expect(fieldRules.email(value) === true).toBe(passes);
  });

  it.each([
    ['', true],
    ['12345', true],
    ['+1 (555) 010-9999', true],
    ['1234', false],
    ['1'.repeat(21), false],
    ['call me', false],
    ['12345x', false],
  ])('phone: %o', (value, passes) => {
    expect(fieldRules.phone(value) === true).toBe(passes);
  });

  it.each([
    ['', true],
    ['1234567', false],
    ['12345678', true],
    ['1'.repeat(129), false],
    [' '.repeat(8), false],
    [' a b c d ', true],
  ])('new password: %o', (value, passes) => {
    expect(fieldRules.newPassword(value) === true).toBe(passes);
  });
});
