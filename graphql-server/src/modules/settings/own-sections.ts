import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import type { EmailOpenings } from '../../email/email-template.ts';
import { message } from '../../shared/messages/message.ts';
import { type Label, line, requiredLine, storableText } from '../../shared/text-rules.ts';
import { isTimeZone } from '../../shared/time/time-zone.ts';
import { brokenRule } from '../../shared/validate.ts';
import { assetPicture } from '../catalogue/pictures/picture-rules.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { readOrigin } from '../storefronts/web-url-rules.ts';
import { demoAccounts } from './demo-accounts.ts';
import { sampleLegalTexts } from './legal/sample-legal-texts.ts';

const MAX_SLIDES = 8;
const MAX_URL = 500;
const MAX_LEGAL_TEXT = 50_000;

/** Who the shop is, and how it is reached. Empty texts are not shown. */
export interface GeneralSettings {
  name: string;
  /** Replaces the name; null shows the name as text. */
  logo: Picture | null;
  /** IANA name of the time zone in which merchants read and enter times. */
  timeZone: string;
  address: string;
  phone: string;
  email: string;
  customersEmail: string;
  supportEmail: string;
  /** Who receives the messages of the contact form by email; null: they are only stored. */
  messagesTo: string | null;
  /** What the numbers of new orders begin with, such as TEA-; may be empty. */
  orderNumberPrefix: string;
}

/** Where the shop is on the web. */
export interface DomainSettings {
  /** Without a trailing slash; null: the URL that it listens on. */
  publicUrl: string | null;
}

/** A slide of the home page. */
export interface HeroSlide {
  /** Stays with the slide while it is edited and moved. */
  id: string;
  caption: string;
  title: string;
  linkText: string;
  /** A path of the shop, or an `https` URL. */
  linkUrl: string;
  picture: Picture | null;
  /** Whether it shows the picture that comes with the shop, which only the web application has. */
  hasSamplePicture: boolean;
}

/** What shoppers see first. */
export interface StorefrontSettings {
  bannerText: string;
  bannerLinkText: string;
  /** A path of the shop, or an `https` URL. */
  bannerLinkUrl: string;
  heroSlides: HeroSlide[];
  offerName: string;
  offerEndsAt: Date;
  hasOfferCountdown: boolean;
  /** Whether everybody sees the links to the back office, or only who is signed in there. */
  showsStaffLink: boolean;
  /**
   * Whether visitors fill a cart and order without an account; otherwise they are sent to the login
   * (specification, section 6).
   */
  allowsGuests: boolean;
  hasBlog: boolean;
}

/** The legal pages, in Markdown; an empty one does not exist. */
export interface LegalSettings {
  terms: string;
  privacy: string;
  returns: string;
  /** Whether customers must accept the terms, once there are any. */
  requiresTermsAcceptance: boolean;
  /** On the button that places an order; empty: what the storefront says by itself. */
  placeOrderLabel: string;
}

/** How emails to customers begin; null: as the shop does by itself. */
export type EmailSettings = EmailOpenings;

const email = (label: Label) =>
  line(label, 254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    brokenRule('email.invalid'),
  );

/** Where a link of the storefront leads: a path of the shop, or another site's page. */
const linkUrl = requiredLine('label.link', MAX_URL).refine(
  (text) => /^\/(?!\/)[^\s\\]*$/.test(text) || z.url({ protocol: /^https$/ }).safeParse(text).success,
  brokenRule('linkUrl.invalid'),
);

const general = z.object({
  name: requiredLine('label.shopName', 60),
  logo: assetPicture.nullable(),
  timeZone: z.string().refine(isTimeZone, brokenRule('timeZone.unknown')),
  address: line('label.address', 200),
  phone: line('label.phone', 40),
  email: email('label.email'),
  customersEmail: email('label.email'),
  supportEmail: email('label.email'),
  messagesTo: email('label.email')
    .nullable()
    .transform((text) => text || null),
  orderNumberPrefix: line('label.orderNumberPrefix', 12).refine(
    (text) => /^[\w./-]*$/.test(text),
    brokenRule('orderNumberPrefix.invalid'),
  ),
});

const domain = z.object({
  publicUrl: line('label.publicUrl', 300)
    .refine((text) => text === '' || readOrigin(text) !== null, brokenRule('storefront.originInvalid'))
    .transform((text) => readOrigin(text))
    .nullable(),
});

const heroSlide = z.object({
  /** Of the slide that this one was; without it the slide is new. */
  id: z.string().nullable().optional(),
  caption: line('label.caption', 60),
  title: requiredLine('label.title', 80),
  linkText: requiredLine('label.linkText', 40),
  linkUrl,
  picture: assetPicture.nullable().optional(),
  hasSamplePicture: z
    .boolean()
    .nullable()
    .optional()
    .transform((is) => is ?? false),
});

const storefront = z.object({
  bannerText: line('label.bannerText', 200),
  bannerLinkText: line('label.linkText', 40),
  bannerLinkUrl: linkUrl,
  heroSlides: z
    .array(heroSlide)
    .min(1, brokenRule('slides.needed'))
    .max(MAX_SLIDES, brokenRule('slides.tooMany', { max: MAX_SLIDES })),
  offerName: requiredLine('label.offerName', 60),
  offerEndsAt: z.date(),
  hasOfferCountdown: z.boolean(),
  showsStaffLink: z.boolean(),
  allowsGuests: z.boolean(),
  hasBlog: z.boolean(),
});

const legalText = (label: Label) =>
  storableText
    .trim()
    .max(MAX_LEGAL_TEXT, brokenRule('text.tooLong', { what: message(label), max: MAX_LEGAL_TEXT }));

const legal = z.object({
  terms: legalText('label.terms'),
  privacy: legalText('label.privacy'),
  returns: legalText('label.returns'),
  requiresTermsAcceptance: z.boolean(),
  placeOrderLabel: line('label.placeOrderLabel', 40),
});

/** The text of a legal page that is not saved yet. */
export const legalPreviewSchema = z.object({ text: legalText('label.legalText') });

/** What a slide of the sample shop says. */
const SLIDE = { caption: 'Phone X12 Series', headline: 'Up to 10% off Voucher', linkText: 'Shop Now' };

/** Three identical slides (specification, sections 2 and 9). */
export const sampleSlides = ['first', 'second', 'third'].map((id): HeroSlide => ({
  id,
  caption: SLIDE.caption,
  title: SLIDE.headline,
  linkText: SLIDE.linkText,
  linkUrl: '/shop',
  picture: null,
  hasSamplePicture: true,
}));

/** The names and ways of contact in the specification. */
const sampleShop = {
  name: 'Exclusive',
  address: '24 Harbour Street, Port Ellis, PE 1204',
  phone: '+1 (555) 010-0888',
  email: 'exclusive@example.com',
  customersEmail: 'customer@example.com',
  supportEmail: 'support@example.com',
  messagesTo: demoAccounts.adminEmail,
};

/** What a merchant has not entered is not shown. */
const newShop = {
  name: 'My shop',
  address: '',
  phone: '',
  email: '',
  customersEmail: '',
  supportEmail: '',
  messagesTo: null,
};

const sampleBanner = {
  bannerText: 'Summer Sale For All Swim Suits And Free Express Delivery - OFF 50%!',
  bannerLinkText: 'Shop Now',
  offerName: 'Summer sale',
};

const noBanner = { bannerText: '', bannerLinkText: '', offerName: 'Offer' };

/** The sections that belong to no other module. */
export const ownSections = {
  general: settingsSection({
    contract: 'General',
    schema: general,
    defaults: (isDemo): GeneralSettings => ({
      ...(isDemo ? sampleShop : newShop),
      logo: null,
      timeZone: 'UTC',
      orderNumberPrefix: '',
    }),
    variables: { name: 'SHOP_NAME', timeZone: 'TIME_ZONE', messagesTo: 'CONTACT_MAIL' },
  }),
  domain: settingsSection({
    contract: 'Domain',
    schema: domain,
    defaults: (): DomainSettings => ({ publicUrl: null }),
    variables: { publicUrl: 'PUBLIC_URL' },
    // Links to choose a new password lead there: who changes it could get into the owner's account.
    changedBy: 'STAFF with staff:write',
  }),
  storefront: settingsSection({
    contract: 'Storefront',
    schema: storefront,
    defaults: (isDemo): StorefrontSettings => ({
      ...(isDemo ? sampleBanner : noBanner),
      bannerLinkUrl: '/shop',
      heroSlides: sampleSlides,
      offerEndsAt: new Date('2025-10-08T00:00:00Z'),
      hasOfferCountdown: isDemo,
      showsStaffLink: isDemo,
      allowsGuests: false,
      hasBlog: false,
    }),
    variables: { offerEndsAt: 'OFFER_ENDS_AT' },
    // JSON has no dates.
    inForce: (content) => ({ ...content, offerEndsAt: new Date(content.offerEndsAt) }),
  }),
  legal: settingsSection({
    contract: 'Legal',
    schema: legal,
    defaults: (isDemo): LegalSettings => ({
      ...(isDemo ? sampleLegalTexts : { terms: '', privacy: '', returns: '' }),
      requiresTermsAcceptance: false,
      placeOrderLabel: '',
    }),
  }),
  /** How emails begin; null: as the shop does by itself, in words that later versions may improve. */
  emails: settingsSection({ contract: 'Email', defaults: (): EmailOpenings => ({}) }),
};
