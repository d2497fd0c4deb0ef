import { describe, expect, test } from 'vitest';
import { PaymentRejectedError } from '../../modules/payments/provider/payment-provider.port.ts';
import { fromStripeAmount, stripeTerms, toStripeAmount } from './stripe-currency.ts';

// Expected values are from Stripe's page on currencies.
describe('an amount', () => {
  test.each([
    ['$19.99', 1999, 'USD', 1999],
    ['¥5,900', 5900, 'JPY', 5900],
    ['KWD 5.120', 5120, 'KWD', 5120],
    ['5 Icelandic kronur', 5, 'ISK', 500],
    ['5 Ugandan shillings', 5, 'UGX', 500],
    ['Ft 10.45', 1045, 'HUF', 1045],
    ['NT$800.45', 80_045, 'TWD', 80_045],
    ['500 ariary', 50_000, 'MGA', 500],
  ])('of %s is %i of %s, and %i at Stripe', (_what, amount, currency, atStripe) => {
    expect(toStripeAmount(amount, currency)).toBe(atStripe);
    expect(fromStripeAmount(atStripe, currency)).toBe(amount);
  });

  test.each([
    ['KWD 5.124', 5124, 'KWD'],
    ['half an ariary', 50, 'MGA'],
    ['dinars of Iraq', 1000, 'IQD'],
  ])('of %s is rejected, not rounded', (_what, amount, currency) => {
    expect(() => toStripeAmount(amount, currency)).toThrow(PaymentRejectedError);
  });

  test('that is no minor unit matches no requested amount', () => {
    expect(fromStripeAmount(499, 'ISK')).toBe(4.99);
    expect(fromStripeAmount(499, '')).toBe(499);
  });
});

test.each([
  ['USD', { min: 50, max: 99_999_999, step: 1 }],
  ['GBP', { min: 30, max: 99_999_999, step: 1 }],
  ['JPY', { min: 50, max: 99_999_999, step: 1 }],
  ['KWD', { min: 50, max: 99_999_990, step: 10 }],
  ['ISK', { min: 1, max: 999_999, step: 1 }],
  ['MGA', { min: 5000, max: 9_999_999_900, step: 100 }],
  ['LYD', null],
])('cards can be charged in %s within %o', (currency, terms) => {
  expect(stripeTerms(currency)).toEqual(terms);
});
