import { deliverySettings } from '../delivery/stored-delivery.ts';
import { noTaxes } from '../taxes/stored-taxes.ts';
import { demoAccounts } from './demo-accounts.ts';
import { sampleLegalTexts } from './legal/sample-legal-texts.ts';
import type { HeroSlide, Settings } from './settings.ts';

/** The example account of the IBAN registry, for trying the shop out: it belongs to nobody. */
const EXAMPLE_IBAN = 'GB33 BUKB 2020 1555 5555 55';

/** What a slide of the sample shop says. */
const SLIDE = { caption: 'Phone X12 Series', headline: 'Up to 10% off Voucher', linkText: 'Shop Now' };

/** Three identical slides (specification, sections 2 and 9). */
const sampleSlides = ['first', 'second', 'third'].map((id): HeroSlide => ({
  id,
  caption: SLIDE.caption,
  title: SLIDE.headline,
  linkText: SLIDE.linkText,
  linkUrl: '/shop',
  picture: null,
  hasSamplePicture: true,
}));

/**
 * The settings of a shop that nobody has changed yet: those of the specification. What may only be shown
 * while trying it out, a demo has.
 */
export function defaultSettings(isDemo: boolean): Settings {
  const name = 'Exclusive';
  return {
    general: {
      name,
      logo: null,
      timeZone: 'UTC',
      address: '24 Harbour Street, Port Ellis, PE 1204',
      phone: '+1 (555) 010-0888',
      email: 'exclusive@example.com',
      customersEmail: 'customer@example.com',
      supportEmail: 'support@example.com',
      messagesTo: isDemo ? demoAccounts.adminEmail : null,
    },
    storefront: {
      bannerText: 'Summer Sale For All Swim Suits And Free Express Delivery - OFF 50%!',
      bannerLinkText: 'Shop Now',
      bannerLinkUrl: '/shop',
      heroSlides: sampleSlides,
      offerName: 'Summer sale',
      offerEndsAt: new Date('2025-10-08T00:00:00Z'),
      hasOfferCountdown: true,
      showsStaffLink: isDemo,
      allowsGuests: false,
    },
    payments: {
      bankAccount: isDemo ? { holder: name, iban: EXAMPLE_IBAN, bic: null, bank: null } : null,
      card: { isOffered: true, maxAmount: null },
      bankTransfer: { isOffered: true, maxAmount: null },
      cashOnDelivery: { isOffered: true, maxAmount: null },
      // Whoever has only just signed up can't take a shop's whole stock (decision 0076).
      unconfirmedMaxUnits: 10,
      unconfirmedMaxOpenAmount: 1500_00,
      unconfirmedCashDays: 7,
    },
    delivery: deliverySettings({ countryCode: 'US', fee: 0, freeFrom: 140_00 }),
    taxes: noTaxes,
    returns: { days: 30 },
    security: { requiresSecondFactor: false },
    // The shop's own words, which later versions may improve.
    emails: {},
    reviews: { askAfterDays: 7 },
    carts: { remindAfterHours: null },
    headless: { storefronts: [] },
    legal: isDemo ? sampleLegalTexts : { terms: '', privacy: '', returns: '' },
  };
}
