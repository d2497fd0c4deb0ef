import type { EmailOpenings } from '../../email/email-template.ts';
import type { BankAccount } from '../../shared/money/bank-account.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { DeliverySettings } from '../delivery/delivery.ts';
import type { HeadlessSettings } from '../storefronts/storefronts.ts';
import type { TaxSettings } from '../taxes/taxes.ts';

/** Who the shop is, and how it is reached. Empty texts are not shown. */
export interface GeneralSettings {
  name: string;
  /** Stands in place of the name; null: the name is written. */
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
}

/** How customers pay. */
export interface PaymentSettings {
  /** Null: nobody can pay by bank transfer. */
  bankAccount: BankAccount | null;
  card: PaymentMethodTerms;
  /** Only offered with an account, whatever this says. */
  bankTransfer: PaymentMethodTerms;
  cashOnDelivery: PaymentMethodTerms;
  /**
   * How many of one product guests, and customers whose email is not confirmed, can have in their open
   * orders; null: any number.
   */
  unconfirmedMaxUnits: number | null;
  /**
   * What their open orders that are paid by bank transfer or on delivery can be worth together; null: any
   * amount.
   */
  unconfirmedMaxOpenAmount: MinorUnits | null;
  /**
   * After so many days an order of theirs that is paid on delivery is cancelled unless it was sent; null:
   * never.
   */
  unconfirmedCashDays: number | null;
}

/** Whether customers can pay in some way, and up to which total. */
export interface PaymentMethodTerms {
  isOffered: boolean;
  /** Null: any. */
  maxAmount: MinorUnits | null;
}

/** What customers can send back. */
export interface ReturnSettings {
  /** How many days after the day of delivery; 0: the shop takes nothing back by itself. */
  days: number;
}

/** How staff sign in. */
export interface SecuritySettings {
  /** Whether staff without a second factor can do nothing but set one up. */
  requiresSecondFactor: boolean;
}

/** The legal pages, in Markdown; an empty one does not exist. */
export interface LegalSettings {
  terms: string;
  privacy: string;
  returns: string;
}

/** How emails to customers begin; null: as the shop does by itself. */
export type EmailSettings = EmailOpenings;

/** When customers are asked for reviews. */
export interface ReviewSettings {
  /** So many days after the delivery of an order; null: never. */
  askAfterDays: number | null;
}

/** When customers are reminded of their carts. */
export interface CartSettings {
  /** So many hours after the last change of a cart; null: never. */
  remindAfterHours: number | null;
}

/** All settings that staff edit, by section. */
export interface Settings {
  general: GeneralSettings;
  storefront: StorefrontSettings;
  payments: PaymentSettings;
  security: SecuritySettings;
  delivery: DeliverySettings;
  taxes: TaxSettings;
  returns: ReturnSettings;
  legal: LegalSettings;
  emails: EmailSettings;
  reviews: ReviewSettings;
  carts: CartSettings;
  headless: HeadlessSettings;
}

export type SettingsSection = keyof Settings;

/** What the database holds of each section: only what staff have changed. */
export type StoredSettings = { [Section in SettingsSection]?: Partial<Settings[Section]> };

/** A setting that the environment has set, so that it can't be edited. */
export interface SettingLock {
  field: string;
  variable: string;
}
