import type { Config } from '../../config/config.ts';
import type { EmailServers } from '../emails/email-servers.port.ts';
import type { IdentityProvider } from '../auth/google/identity-provider.port.ts';
import { renderTheme } from '../content/theme/theme-css.ts';
import { deliveryPlaces } from '../delivery/delivery-rules.ts';
import { dependsOnRegion } from '../taxes/region-rules.ts';
import { dependsOnPlace } from '../taxes/tax-rules.ts';
import { memberStates } from '../taxes/vat-number-rules.ts';
import { carriers } from '../orders/shipments/carriers.ts';
import type { CurrentCampaigns } from '../catalogue/price-campaigns/current-campaigns.ts';
import type { CurrentContent } from '../content/current-content.ts';
import type { CurrentWelcomeOffer } from '../promotions/current-welcome-offer.ts';
import { addressFormOf } from '../../shared/places/address-form.ts';
import { formatMessage, type Locale } from '../../shared/messages/locale.ts';
import { asksForTerms, writtenLegalPages } from '../settings/legal/legal-pages.ts';
import type { Settings } from '../settings/settings.ts';
import { demoAccounts } from '../settings/demo-accounts.ts';

/** Mail, payment and sign-in providers; null if none are configured. */
interface Providers {
  config: Config;
  mail: EmailServers;
  payments: { active: { isSandbox: boolean } | null };
  identities: IdentityProvider | null;
  currentCampaigns: CurrentCampaigns;
  currentContent: CurrentContent;
  currentWelcomeOffer: CurrentWelcomeOffer;
  locale: Locale;
}

/** The shop's public properties. */
export function publicShop(
  {
    config,
    mail,
    payments,
    identities,
    currentCampaigns,
    currentContent,
    currentWelcomeOffer,
    locale,
  }: Providers,
  {
    general,
    storefront,
    payments: { bankAccount, card },
    delivery,
    taxes,
    returns,
    legal,
    theme,
    opening,
    emailServer,
    currency,
  }: Settings,
  takesCards: boolean,
) {
  const { name, logo, timeZone, address, phone, email, customersEmail, supportEmail } = general;
  const { bannerText, bannerLinkText, bannerLinkUrl, ...shown } = storefront;
  const campaign = currentCampaigns.flashSale();
  const welcomeOffer = currentWelcomeOffer.read();
  return {
    name,
    logo,
    themeUrl: renderTheme(theme).url,
    isOpen: opening.isOpen,
    timeZone,
    ...shown,
    ...(campaign && { offerName: campaign.name, offerEndsAt: campaign.endsAt }),
    runningPriceCampaign: campaign,
    welcomeOffer: welcomeOffer && formatMessage(locale, welcomeOffer),
    pricesChangeAt: currentCampaigns.nextChangeAt(),
    contact: { address, phone, email, customersEmail, supportEmail },
    banner: { text: bannerText, linkText: bannerLinkText, linkUrl: bannerLinkUrl },
    ...currency,
    hasAboutPage: currentContent.hasAboutPage,
    sendsEmail: mail.current() !== null,
    demo: config.isDemo
      ? { ...demoAccounts, mailboxPath: emailServer.smtpHost ? null : '/dev/mailbox' }
      : null,
    bankAccount,
    delivery,
    pricesIncludeTax: taxes.isEnabled ? taxes.pricesIncludeTax : null,
    vatNumberCountryCodes: taxes.isEnabled && taxes.isReverseChargeEnabled ? [...memberStates] : [],
    returnDays: returns.days,
    withdrawalDays: returns.isWithdrawalOffered ? returns.withdrawalDays : null,
    // Lazy, because few requests need it.
    get deliveryPlaces() {
      const places = deliveryPlaces(delivery);
      return { ...places, dependsOnPlace: places.dependsOnPlace || dependsOnPlace(taxes) };
    },
    // Of the shop's own country; the resolver has those of others.
    get addressForm() {
      return addressFormOf(delivery.countryCode, dependsOnRegion(delivery.countryCode, { delivery, taxes }));
    },
    cardPayment: { available: takesCards && card.isOffered, isSandbox: payments.active?.isSandbox ?? false },
    googleSignIn: identities?.authorization() ?? null,
    carriers: [...carriers],
    legalPages: writtenLegalPages(legal),
    asksForTerms: asksForTerms(legal),
    placeOrderLabel: legal.placeOrderLabel || null,
  };
}
