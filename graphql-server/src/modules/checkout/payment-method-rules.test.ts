import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings/effective-settings.ts';
import type { PaymentSettings } from './checkout.settings.ts';
import { assertPlaceOfPayment, offeredMethods } from './payment-method-rules.ts';

const account = { holder: 'Kiosk', iban: 'DE02 1203 0000 0000 2020 51', bic: null, bank: null };
const off = { isOffered: false, maxAmount: null };
const upTo = (maxAmount: number) => ({ isOffered: true, maxAmount });

describe('offered payment methods', () => {
  test.each<[string, Partial<PaymentSettings>, boolean, number, string, boolean?]>([
    ['all, cards first', {}, true, 5000, 'CARD BANK CASH_ON_DELIVERY'],
    ['no card without a provider', {}, false, 5000, 'BANK CASH_ON_DELIVERY'],
    ['no transfer without an account', { bankAccount: null }, true, 5000, 'CARD CASH_ON_DELIVERY'],
    ['nothing that is off', { card: off, cashOnDelivery: off }, true, 5000, 'BANK'],
    [
      'up to an amount, itself included',
      { cashOnDelivery: upTo(5000) },
      false,
      5000,
      'BANK CASH_ON_DELIVERY',
    ],
    ['and not beyond', { cashOnDelivery: upTo(5000) }, false, 5001, 'BANK'],
    ['perhaps nothing', { bankTransfer: upTo(10), cashOnDelivery: upTo(20) }, false, 21, ''],
    ['not on delivery if nothing is delivered', {}, true, 5000, 'CARD BANK', false],
    ['whatever there is, for nothing', { bankTransfer: upTo(0), cashOnDelivery: off }, false, 0, 'BANK'],
  ])('%s', (_what, change, takesCards, total, expected, requiresShipping = true) => {
    const payments = { ...defaultSettings(false).payments, bankAccount: account, ...change };
    expect(offeredMethods({ payments, takesCards }, { total, requiresShipping }).join(' ')).toBe(expected);
  });
});

describe('cash on delivery', () => {
  const noAddress = { paymentMethod: 'CASH_ON_DELIVERY' as const, billing: null, deliveryAddress: null };
  const nowhere = { profile: null, isPickUp: false };

  test.each([
    ['a billing address', { ...noAddress, billing: {} }, nowhere],
    ['a delivery address', { ...noAddress, deliveryAddress: {} }, nowhere],
    ['the address of the profile', noAddress, { ...nowhere, profile: '1 Row' }],
    ['pick-up', noAddress, { ...nowhere, isPickUp: true }],
  ])('is possible with %s', (_, order, place) => {
    expect(() => assertPlaceOfPayment(order, place)).not.toThrow();
  });

  test('needs an address', () => {
    expect(() => assertPlaceOfPayment(noAddress, nowhere)).toThrow(
      expect.objectContaining({ code: 'REQUIRED' }),
    );
  });
});
