import type { EnvironmentSettings } from '../../environment-settings.ts';
import { deliverySettings } from '../delivery/stored-delivery.ts';
import type { SettingLock, Settings, SettingsSection, StoredSettings } from './settings.ts';

/** The environment variable that sets a field, by section. */
const variables: { [Section in SettingsSection]: { [Field in keyof Settings[Section]]?: string } } = {
  general: { name: 'SHOP_NAME', timeZone: 'TIME_ZONE', messagesTo: 'CONTACT_MAIL' },
  storefront: { offerEndsAt: 'OFFER_ENDS_AT' },
  payments: { bankAccount: 'BANK_ACCOUNT_IBAN' },
  delivery: {},
  taxes: {},
  returns: {},
  security: { requiresSecondFactor: 'STAFF_SECOND_FACTOR' },
  legal: {},
  emails: {},
  reviews: {},
  carts: {},
  headless: {},
};

/**
 * The settings in force: what the environment has set, else what staff have changed, else the default. The
 * holder of an account that has none is the shop, as it is called now.
 */
export function effectiveSettings(
  defaults: Settings,
  stored: StoredSettings,
  environment: EnvironmentSettings,
): Settings {
  const { name, timeZone, messagesTo, offerEndsAt, bankAccount, requiresSecondFactor } = environment;
  const general = {
    ...defaults.general,
    ...stored.general,
    ...(name !== undefined && { name }),
    ...(timeZone !== undefined && { timeZone }),
    ...(messagesTo !== undefined && { messagesTo }),
  };
  const storefront = { ...defaults.storefront, ...stored.storefront, ...(offerEndsAt && { offerEndsAt }) };
  const ofDefault = defaults.payments.bankAccount && {
    ...defaults.payments.bankAccount,
    holder: general.name,
  };
  return {
    general,
    // JSON has no dates.
    storefront: { ...storefront, offerEndsAt: new Date(storefront.offerEndsAt) },
    payments: {
      ...defaults.payments,
      bankAccount: ofDefault,
      ...stored.payments,
      ...(bankAccount && { bankAccount: { ...bankAccount, holder: bankAccount.holder ?? general.name } }),
    },
    delivery: deliverySettings({ ...defaults.delivery, zones: undefined, ...stored.delivery }),
    taxes: { ...defaults.taxes, ...stored.taxes },
    returns: { ...defaults.returns, ...stored.returns },
    legal: { ...defaults.legal, ...stored.legal },
    emails: { ...defaults.emails, ...stored.emails },
    reviews: { ...defaults.reviews, ...stored.reviews },
    carts: { ...defaults.carts, ...stored.carts },
    headless: { ...defaults.headless, ...stored.headless },
    security: {
      ...defaults.security,
      ...stored.security,
      ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
    },
  };
}

/** The fields of a section that the environment has set, each with its variable. */
export function locksOf(section: SettingsSection, environment: EnvironmentSettings): SettingLock[] {
  return Object.entries<string | undefined>(variables[section]).flatMap(([field, variable]) =>
    variable !== undefined && field in environment ? { field, variable } : [],
  );
}
