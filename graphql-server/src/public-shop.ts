import type { Config } from './config.ts';
import type { IdentityProvider } from './integrations/google/identity-provider.port.ts';
import type { PaymentGateway } from './integrations/stripe/payment-gateway.port.ts';
import { carriers } from './modules/orders/shipments/carriers.ts';
import { demoAccounts } from './modules/shop/demo-accounts.ts';

/** Whom the shop works with; null: with nobody. */
interface Providers {
  config: Config;
  payments: PaymentGateway | null;
  identities: IdentityProvider | null;
}

/** What everybody may know of the shop. */
export function publicShop({ config, payments, identities }: Providers, takesCards: boolean) {
  return {
    name: config.shopName,
    currencyCode: config.currencyCode,
    timeZone: config.timeZone,
    offerEndsAt: config.offerEndsAt,
    demo: config.isDemo ? { ...demoAccounts, mailboxPath: config.smtpUrl ? null : '/dev/mailbox' } : null,
    bankAccount: config.bankAccount,
    cardPayment: { available: takesCards, isSandbox: payments?.isSandbox ?? false },
    googleSignIn: identities?.authorization() ?? null,
    carriers: [...carriers],
  };
}
