import { z } from 'zod';
import { BIC, compactIban, groupedIban, IBAN } from '../../shared/money/bank-account.ts';
import { message } from '../../shared/messages/message.ts';
import { countryCode, line, requiredLine, storableText, type Label } from '../../shared/text-rules.ts';
import { isTimeZone } from '../../shared/time/time-zone.ts';
import { brokenRule } from '../../shared/validate.ts';
import { assetPicture } from '../catalogue/pictures/picture-rules.ts';
import { deliveryAmount, deliveryZones } from '../delivery/delivery-settings-rules.ts';
import { headlessSettings } from '../storefronts/storefront-settings-rules.ts';
import { taxSettingsShape } from '../taxes/tax-settings-rules.ts';

const MAX_SLIDES = 8;
const MAX_URL = 500;
const MAX_LEGAL_TEXT = 50_000;
/** How long after a delivery customers may be asked for reviews, and how long an order may wait for them. */
const MAX_DAYS = 90;
const MAX_UNITS = 9999;
/** How long after its last change a customer may be reminded of a cart. */
const MAX_HOURS = 168;
const MAX_RETURN_DAYS = 365;

const email = (label: Label) =>
  line(label, 254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    brokenRule('email.invalid'),
  );

/** Where a link of the storefront leads: a path of the shop, or another site's page. */
const linkUrl = requiredLine('label.link', MAX_URL).refine(
  (text) => /^\/(?!\/)[^\s\\]*$/.test(text) || z.url({ protocol: /^https$/ }).safeParse(text).success,
  brokenRule('link.invalid'),
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
});

const methodTerms = z.object({
  isOffered: z.boolean(),
  maxAmount: deliveryAmount.nullish().transform((amount) => amount ?? null),
});

const unitCount = brokenRule('units.outOfRange', { max: MAX_UNITS });
const dayCount = brokenRule('days.outOfRange', { max: MAX_DAYS });

const payments = z.object({
  card: methodTerms,
  bankTransfer: methodTerms,
  cashOnDelivery: methodTerms,
  unconfirmedMaxUnits: z.int(unitCount).min(1, unitCount).max(MAX_UNITS, unitCount).nullable(),
  unconfirmedMaxOpenAmount: deliveryAmount.nullable(),
  unconfirmedCashDays: z.int(dayCount).min(1, dayCount).max(MAX_DAYS, dayCount).nullable(),
  bankAccount: z
    .object({
      holder: requiredLine('label.accountHolder', 100),
      iban: requiredLine('label.iban', 42)
        .refine((text) => IBAN.test(compactIban(text)) && hasCheckDigits(text), brokenRule('iban.invalid'))
        .transform(groupedIban),
      bic: line('label.bic', 11)
        .nullable()
        .optional()
        .transform((text) => text?.toUpperCase() || null)
        .refine((text) => text === null || BIC.test(text), brokenRule('bic.invalid')),
      bank: line('label.bankName', 100)
        .nullable()
        .optional()
        .transform((text) => text || null),
    })
    .nullable(),
});

const delivery = z.object({
  countryCode,
  zones: deliveryZones,
  fee: deliveryAmount,
  freeFrom: deliveryAmount.nullable(),
});

const taxes = z.object(taxSettingsShape);

const returns = z.object({
  days: z
    .int(brokenRule('returnDays.invalid', { max: MAX_RETURN_DAYS }))
    .min(0, brokenRule('returnDays.invalid', { max: MAX_RETURN_DAYS }))
    .max(MAX_RETURN_DAYS, brokenRule('returnDays.invalid', { max: MAX_RETURN_DAYS })),
});

const legalText = (label: Label) =>
  storableText
    .trim()
    .max(MAX_LEGAL_TEXT, brokenRule('text.tooLong', { what: message(label), max: MAX_LEGAL_TEXT }));

const legal = z.object({
  terms: legalText('label.terms'),
  privacy: legalText('label.privacy'),
  returns: legalText('label.returns'),
});

/** The text of a legal page that is not saved yet. */
export const legalPreviewSchema = z.object({ text: legalText('label.legalText') });

const reviews = z.object({
  askAfterDays: z.int(dayCount).min(1, dayCount).max(MAX_DAYS, dayCount).nullable(),
});

const hourCount = brokenRule('hours.outOfRange', { max: MAX_HOURS });

const carts = z.object({
  remindAfterHours: z.int(hourCount).min(1, hourCount).max(MAX_HOURS, hourCount).nullable(),
});

const security = z.object({ requiresSecondFactor: z.boolean() });

/**
 * What each section of the settings may be. A change may leave fields out, which stay. Those of emails follow
 * from what modules declare (`emailSettingsSchema`).
 */
export const settingsSchemas = {
  general: general.partial(),
  storefront: storefront.partial(),
  payments: payments.partial(),
  delivery: delivery.partial(),
  taxes: taxes.partial(),
  returns: returns.partial(),
  security: security.partial(),
  legal: legal.partial(),
  reviews: reviews.partial(),
  carts: carts.partial(),
  headless: headlessSettings.partial(),
};

/**
 * Whether an IBAN's check digits are right (ISO 7064, mod 97-10): a mistyped account would get somebody
 * else's money.
 */
function hasCheckDigits(text: string): boolean {
  const iban = compactIban(text);
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
