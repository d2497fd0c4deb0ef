import type { Region } from '../../shared/places/regions.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';

/**
 * How a method's price is found: one price, by weight, by what the products cost, or nothing is delivered and
 * the customer picks it up.
 */
export const deliveryPricings = ['FLAT', 'BY_WEIGHT', 'BY_TOTAL', 'PICK_UP'] as const;

export type DeliveryPricing = (typeof deliveryPricings)[number];

/**
 * A price for parcels up to a limit: grams for BY_WEIGHT, minor units for BY_TOTAL; null: without a limit.
 */
export interface DeliveryTier {
  upTo: number | null;
  fee: MinorUnits;
}

/** A way in which a zone is delivered to. */
export interface DeliveryMethod {
  id: string;
  name: string;
  pricing: DeliveryPricing;
  /** Of FLAT and PICK_UP; 0 for the others. */
  fee: MinorUnits;
  /** Products of at least this much together are delivered free of charge; null: none are. */
  freeFrom: MinorUnits | null;
  /** Of BY_WEIGHT and BY_TOTAL, by rising limit; what is above the last one is not delivered so. */
  tiers: DeliveryTier[];
  /** How many days it takes; null: nothing is promised. */
  minDays: number | null;
  maxDays: number | null;
  /** What else shoppers are told, such as where to pick it up. */
  note: string | null;
}

/** A country, or one region of it. */
export interface DeliveryPlace {
  countryCode: string;
  region: string | null;
}

/**
 * Places that are delivered to alike, with the methods in the order that shoppers see. Without methods,
 * nothing is delivered there.
 */
export interface DeliveryZone {
  id: string;
  name: string;
  /** Empty: everywhere that no other zone names. */
  places: DeliveryPlace[];
  methods: DeliveryMethod[];
}

/** Where the shop delivers to, and what that costs. */
export interface DeliverySettings {
  /** The shop's country: that of addresses that name none. */
  countryCode: string;
  zones: DeliveryZone[];
  /** Of the default method: what the storefront promises. */
  fee: MinorUnits;
  freeFrom: MinorUnits | null;
}

/** Where something is delivered to, as far as it is known. */
export interface Destination {
  countryCode?: string | null | undefined;
  region?: string | null | undefined;
}

/** What a shopper wants; null: the shop's country, the first method. */
export interface DeliveryRequest {
  to: Destination | null;
  methodId: string | null;
}

/** A method that an order can be delivered by, and what that costs. */
export interface DeliveryOption {
  methodId: string;
  name: string;
  price: MinorUnits;
  isPickUp: boolean;
  note: string | null;
  /**
   * The days on which it arrives if it is ordered today, in the shop's time zone; null: nothing is promised.
   */
  earliestOn: LocalDate | null;
  latestOn: LocalDate | null;
}

/** Where the shop is, and the countries that it delivers to: codes of ISO 3166-1 alpha-2. */
export interface DeliveryPlaces {
  shopCountryCode: string;
  countryCodes: string[];
  allCountryCodes: string[];
  regions: { countryCode: string; regions: Region[] }[];
  /** Whether not all places are delivered to alike, or taxed alike. */
  dependsOnPlace: boolean;
}
