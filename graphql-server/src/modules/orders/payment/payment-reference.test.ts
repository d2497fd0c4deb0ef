import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { isPaymentReference, paymentReferenceOf } from './payment-reference.ts';

describe('a payment reference', () => {
  test('is an ISO 11649 creditor reference, unique per order', () => {
    const references = Array.from({ length: 1000 }, () => paymentReferenceOf(newId()));
    expect(new Set(references).size).toBe(1000);
    for (const reference of references) expect(reference).toMatch(/^RF\d\d[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(references.filter((reference) => !isPaymentReference(reference))).toEqual([]);
  });

  test.each([
    ['RF18539007547034', true],
    ['RF18 5390 0754 7034', true],
    ['rf18539007547034', true],
    ['RF19539007547034', false],
    ['RF18539007547043', false],
    ['RF18', false],
    ['18539007547034', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isPaymentReference(text)).toBe(expected);
  });
});
