import { describe, expect, test } from 'vitest';
import type { EnvironmentSettings } from '../../config/environment-settings.ts';
import { defaultSettings, effectiveSettings, locksOf } from './effective-settings.ts';
import type { StoredSettings } from './settings.ts';

const trial = defaultSettings(true);
const account = { holder: 'Tom', iban: 'DE02 1203 0000 0000 2020 51', bic: null, bank: null };

describe('effectiveSettings', () => {
  test.each<[string, StoredSettings, EnvironmentSettings, string]>([
    ['the default', {}, {}, 'Exclusive'],
    ['what staff have changed', { general: { name: 'Kiosk' } }, {}, 'Kiosk'],
    ['what the environment has set', {}, { name: 'Stall' }, 'Stall'],
    ['the environment before staff', { general: { name: 'Kiosk' } }, { name: 'Stall' }, 'Stall'],
  ])('takes %s', (_case, stored, environment, name) => {
    expect(effectiveSettings(trial, stored, environment).general.name).toBe(name);
  });

  test('leaves what nobody has changed as it is, and makes dates of what JSON has', () => {
    // As the database returns it.
    const stored = JSON.parse(
      '{"storefront": {"offerEndsAt": "2027-01-01T00:00:00.000Z"}}',
    ) as StoredSettings;
    const settings = effectiveSettings(trial, stored, {});
    expect(settings.storefront.offerEndsAt).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(settings.storefront.bannerText).toBe(trial.storefront.bannerText);
    expect(effectiveSettings(trial, {}, {})).toEqual(trial);
  });

  test.each<[string, boolean, StoredSettings, EnvironmentSettings, object | null]>([
    [
      'an example in a trial, which is the shop’s',
      true,
      { general: { name: 'Kiosk' } },
      {},
      { holder: 'Kiosk' },
    ],
    ['none in a real shop', false, {}, {}, null],
    ['the one that staff entered', false, { payments: { bankAccount: account } }, {}, account],
    ['none if staff want none', true, { payments: { bankAccount: null } }, {}, null],
    [
      'the environment’s, and the shop holds it',
      false,
      { general: { name: 'Kiosk' }, payments: { bankAccount: null } },
      { bankAccount: { ...account, holder: null } },
      { ...account, holder: 'Kiosk' },
    ],
  ])('has as bank account %s', (_case, isDemo, stored, environment, expected) => {
    const { bankAccount } = effectiveSettings(defaultSettings(isDemo), stored, environment).payments;
    if (expected === null) expect(bankAccount).toBeNull();
    else expect(bankAccount).toMatchObject(expected);
  });

  test('shows the links to the back office to everybody only in a trial', () => {
    expect(trial.storefront.showsStaffLink).toBe(true);
    expect(defaultSettings(false).storefront.showsStaffLink).toBe(false);
  });
});

test('locksOf names what the environment has set, with its variable', () => {
  const environment = { name: 'Stall', messagesTo: 'desk@shop.example', offerEndsAt: new Date() };
  expect(locksOf('general', environment)).toEqual([
    { field: 'name', variable: 'SHOP_NAME' },
    { field: 'messagesTo', variable: 'CONTACT_MAIL' },
  ]);
  expect(locksOf('storefront', environment)).toEqual([{ field: 'offerEndsAt', variable: 'OFFER_ENDS_AT' }]);
  expect(locksOf('payments', environment)).toEqual([]);
});
