import { countryCodes } from '../../shared/places/countries.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { isSameRegion, regionLists } from '../../shared/places/regions.ts';
import { addDays, type LocalDate } from '../../shared/time/local-date.ts';
import type { DeliveryTerms } from '../pricing/price-order.ts';
import type {
  DeliveryMethod,
  DeliveryPlace,
  DeliveryPlaces,
  DeliverySettings,
  DeliveryZone,
  Destination,
} from './delivery.ts';

/** What is to be delivered: what the products cost, and their weight in grams. */
export interface Parcel {
  subtotal: MinorUnits;
  weight: number;
}

/** A method that a parcel can be sent by, and the terms that `priceOrder` takes. */
export interface OfferedMethod {
  method: DeliveryMethod;
  terms: DeliveryTerms;
}

/** Whether two places are one: a country, or the same region of it. */
export function isSamePlace(one: DeliveryPlace, other: DeliveryPlace): boolean {
  if (one.countryCode !== other.countryCode) return false;
  if (one.region === null || other.region === null) return one.region === other.region;
  return isSameRegion(one.countryCode, one.region, other.region);
}

/**
 * The zone of an address: the one that names its region, else its country, else the rest of the world; null:
 * there is none.
 */
export function zoneOf(
  { countryCode: shopCountry, zones }: Pick<DeliverySettings, 'countryCode' | 'zones'>,
  to: Destination | null,
): DeliveryZone | null {
  const country = to?.countryCode ?? shopCountry;
  const region = to?.region ?? '';
  const named = (matches: (place: DeliveryZone['places'][number]) => boolean) =>
    zones.find(({ places }) => places.some((place) => place.countryCode === country && matches(place)));
  return (
    named((place) => place.region !== null && isSameRegion(country, place.region, region)) ??
    named((place) => place.region === null) ??
    zones.find(({ places }) => places.length === 0) ??
    null
  );
}

/** The methods of a zone that a parcel can be sent by, in the zone's order. */
export function offeredMethods(zone: DeliveryZone, parcel: Parcel): OfferedMethod[] {
  return zone.methods.flatMap((method) => {
    const terms = termsOf(method, parcel);
    return terms ? [{ method, terms }] : [];
  });
}

/**
 * The method that the storefront speaks of: the first of the shop's own country that delivers; null where
 * nothing is delivered.
 */
export function defaultMethod(
  settings: Pick<DeliverySettings, 'countryCode' | 'zones'>,
): DeliveryMethod | null {
  const zones = [zoneOf(settings, null), ...settings.zones].flatMap((zone) => zone ?? []);
  const methods = zones.flatMap((zone) => zone.methods);
  return methods.find(({ pricing }) => pricing !== 'PICK_UP') ?? methods[0] ?? null;
}

/** What a method costs at least, before anything makes it free. */
export function leastFee({ pricing, fee, tiers }: DeliveryMethod): MinorUnits {
  return isTiered(pricing) ? Math.min(...tiers.map((tier) => tier.fee)) : fee;
}

/** Whether prices of a method depend on the order. */
export function isTiered(pricing: DeliveryMethod['pricing']): boolean {
  return pricing === 'BY_WEIGHT' || pricing === 'BY_TOTAL';
}

/** The days on which an order of today arrives. */
export function arrivalOf(
  { minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>,
  today: LocalDate,
): { earliestOn: LocalDate | null; latestOn: LocalDate | null } {
  return {
    earliestOn: minDays === null ? null : addDays(today, minDays),
    latestOn: maxDays === null ? null : addDays(today, maxDays),
  };
}

/** The countries that are delivered to, at least in a region of them. */
export function deliveryPlaces(settings: Pick<DeliverySettings, 'countryCode' | 'zones'>): DeliveryPlaces {
  const { countryCode, zones } = settings;
  const delivered = zones.filter(({ methods }) => methods.length > 0);
  const named = new Set(delivered.flatMap(({ places }) => places.map((place) => place.countryCode)));
  const isDelivered = (code: string) =>
    named.has(code) || (zoneOf(settings, { countryCode: code })?.methods ?? []).length > 0;
  return {
    shopCountryCode: countryCode,
    countryCodes: countryCodes.filter(isDelivered),
    allCountryCodes: [...countryCodes],
    regions: regionLists(),
    dependsOnPlace: zones.length > 1,
  };
}

function termsOf({ pricing, fee, freeFrom, tiers }: DeliveryMethod, parcel: Parcel): DeliveryTerms | null {
  if (!isTiered(pricing)) return { fee, freeFrom };
  const size = pricing === 'BY_WEIGHT' ? parcel.weight : parcel.subtotal;
  const tier = tiers.find(({ upTo }) => upTo === null || size <= upTo);
  return tier ? { fee: tier.fee, freeFrom } : null;
}
