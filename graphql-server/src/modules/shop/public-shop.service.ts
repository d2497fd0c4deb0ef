import type { Config } from '../../config/config.ts';
import type { MailGateway } from '../../email/mail.port.ts';
import type { IdentityProvider } from '../auth/google/identity-provider.port.ts';
import { deliveryPlaces } from '../delivery/delivery-rules.ts';
import { dependsOnPlace } from '../taxes/tax-rules.ts';
import { carriers } from '../orders/shipments/carriers.ts';
import type { CurrentSales } from '../catalogue/sales/current-sales.ts';
import { writtenLegalPages } from '../settings/legal/legal-page.service.ts';
import type { Settings } from '../settings/settings.ts';
import { demoAccounts } from '../settings/demo-accounts.ts';

/** Whom the shop works with; null: with nobody. */
interface Providers {
  config: Config;
  mail: MailGateway | null;
  payments: { active: { isSandbox: boolean } | null };
  identities: IdentityProvider | null;
  currentSales: CurrentSales;
}

/** What everybody may know of the shop. */
export function publicShop(
  { config, mail, payments, identities, currentSales }: Providers,
  { general, storefront, payments: { bankAccount, card }, delivery, taxes, returns, legal }: Settings,
  takesCards: boolean,
) {
  const { name, logo, timeZone, address, phone, email, customersEmail, supportEmail } = general;
  const { bannerText, bannerLinkText, bannerLinkUrl, ...shown } = storefront;
  const sale = currentSales.flashSale();
  return {
    name,
    logo,
    timeZone,
    ...shown,
    ...(sale && { offerName: sale.name, offerEndsAt: sale.endsAt }),
    runningSale: sale,
    pricesChangeAt: currentSales.nextChangeAt(),
    contact: { address, phone, email, customersEmail, supportEmail },
    banner: { text: bannerText, linkText: bannerLinkText, linkUrl: bannerLinkUrl },
    currencyCode: config.currencyCode,
    sendsEmail: mail !== null,
    demo: config.isDemo ? { ...demoAccounts, mailboxPath: config.smtpUrl ? null : '/dev/mailbox' } : null,
    bankAccount,
    delivery,
    pricesIncludeTax: taxes.isEnabled ? taxes.pricesIncludeTax : null,
    returnDays: returns.days,
    // Few ask for it.
    get deliveryPlaces() {
      const places = deliveryPlaces(delivery);
      return { ...places, dependsOnPlace: places.dependsOnPlace || dependsOnPlace(taxes) };
    },
    cardPayment: { available: takesCards && card.isOffered, isSandbox: payments.active?.isSandbox ?? false },
    googleSignIn: identities?.authorization() ?? null,
    carriers: [...carriers],
    legalPages: writtenLegalPages(legal),
  };
}
