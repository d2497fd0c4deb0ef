import type { PaymentProvider } from './payment-provider.port.ts';

/** The providers whose keys staff entered. They may change at any time: read them for each call. */
export interface EnteredProviders {
  /** Takes new payments; null while there are no keys. */
  readonly active: PaymentProvider | null;
  /** The accounts that were used before it. */
  readonly former: readonly PaymentProvider[];
}

/** The keys of a Stripe account. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** The provider's `account`; by default it follows from the key. */
  account?: string;
}

/** Connects to Stripe; calls nothing yet. */
export type OpenStripe = (keys: StripeKeys) => PaymentProvider;
