import type { StripeKeys } from '../provider/entered-providers.port.ts';
import type { StripeSettings } from '../payments.settings.ts';

/** Keys with the `account` of the payments made with them. */
export type AccountKeys = Required<StripeKeys>;

/** All keys that staff entered. */
export interface StoredKeys {
  current: AccountKeys | null;
  former: readonly AccountKeys[];
}

/** Decrypts a field of the section; null if it was sealed with another key. */
export type Unseal = (field: keyof StripeSettings, sealed: string) => string | null;

/** Keys that can't be decrypted any more count as none; those of the environment are not in the settings. */
export function readStoredKeys(settings: StripeSettings, unseal: Unseal): StoredKeys {
  const read = (field: keyof StripeSettings) => {
    const sealed = settings[field];
    return sealed ? unseal(field, sealed) : null;
  };
  const [secretKey, webhookSecret] = [read('stripeSecretKey'), read('stripeWebhookSecret')];
  const former = read('formerStripeKeys');
  return {
    current:
      secretKey === null || webhookSecret === null
        ? null
        : { secretKey, webhookSecret, account: settings.stripeAccount ?? '' },
    former: former === null ? [] : (JSON.parse(former) as AccountKeys[]),
  };
}
