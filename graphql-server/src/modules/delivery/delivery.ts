import type { Region } from '../../shared/places/regions.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';

/** How a method's price is calculated: one price, by weight, by the value of the products, or free pickup. */
export const deliveryPricings = ['FLAT', 'BY_WEIGHT', 'BY_TOTAL', 'PICK_UP'] as const;

export type DeliveryPricing = (typeof deliveryPricings)[number];

/** A price for parcels up to a limit: grams for BY_WEIGHT, minor units for BY_TOTAL; null for no limit. */
export interface DeliveryTier {
  upTo: number | null;
  fee: MinorUnits;
}

export interface DeliveryMethod {
  id: string;
  name: string;
  pricing: DeliveryPricing;
  /** For FLAT and PICK_UP; 0 for the others. */
  fee: MinorUnits;
  /** Delivery is free from this value of products; null if it never is. */
  freeFrom: MinorUnits | null;
  /** For BY_WEIGHT and BY_TOTAL, by ascending limit; the method is not available above the last limit. */
  tiers: DeliveryTier[];
  /** Delivery time in days; null if not promised. */
  minDays: number | null;
  maxDays: number | null;
  /** Additional text for shoppers, such as the pickup address. */
  note: string | null;
}

/** A country, or one region of it. */
export interface DeliveryPlace {
  countryCode: string;
  region: string | null;
}

/**
 * Places with the same delivery methods, in display order. The shop does not deliver to a zone without
 * methods.
 */
export interface DeliveryZone {
  id: string;
  name: string;
  /** Empty for the rest of the world. */
  places: DeliveryPlace[];
  methods: DeliveryMethod[];
}

export interface DeliverySettings {
  /** The shop's country, and the default of addresses without a country. */
  countryCode: string;
  zones: DeliveryZone[];
  /** Fee of the default method, which the storefront advertises. */
  fee: MinorUnits;
  freeFrom: MinorUnits | null;
}

/** A destination, as far as it is known. */
export interface Destination {
  countryCode?: string | null | undefined;
  region?: string | null | undefined;
  /** Whether it is another address than that of the bill, for which nothing is picked up. */
  isDeliveryAddress?: boolean | null | undefined;
  /** The customer's VAT number if it is valid, on which taxes depend. */
  validVatNumber?: string | null | undefined;
}

/** The requested destination and method; null for the shop's country and the first method. */
export interface DeliveryRequest {
  to: Destination | null;
  methodId: string | null;
}

/** An available delivery method with its price. */
export interface DeliveryOption {
  methodId: string;
  name: string;
  price: MinorUnits;
  isPickUp: boolean;
  note: string | null;
  /** Arrival dates if ordered today, in the shop's time zone; null if not promised. */
  earliestOn: LocalDate | null;
  latestOn: LocalDate | null;
}

/** The shop's country and the countries it delivers to, as ISO 3166-1 alpha-2 codes. */
export interface DeliveryPlaces {
  shopCountryCode: string;
  countryCodes: string[];
  allCountryCodes: string[];
  regions: { countryCode: string; regions: Region[] }[];
  /** Whether delivery or taxes differ between places. */
  dependsOnPlace: boolean;
}
