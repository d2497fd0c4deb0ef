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

/** What to deliver: the value of the products, and their weight in grams. */
export interface Parcel {
  subtotal: MinorUnits;
  weight: number;
}

/** A method available for a parcel, with the terms for `priceOrder`. */
export interface OfferedMethod {
  method: DeliveryMethod;
  terms: DeliveryTerms;
}

/** Whether two places are the same country, or the same region of it. */
export function isSamePlace(one: DeliveryPlace, other: DeliveryPlace): boolean {
  if (one.countryCode !== other.countryCode) return false;
  if (one.region === null || other.region === null) return one.region === other.region;
  return isSameRegion(one.countryCode, one.region, other.region);
}

/**
 * The zone of an address: the one with its region, else its country, else the rest of the world; null if
 * there is none. For a delivery address it has no pick-up methods.
 */
export function zoneOf(
  { countryCode: shopCountry, zones }: Pick<DeliverySettings, 'countryCode' | 'zones'>,
  to: Destination | null,
): DeliveryZone | null {
  const country = to?.countryCode ?? shopCountry;
  const region = to?.region ?? '';
  const named = (matches: (place: DeliveryZone['places'][number]) => boolean) =>
    zones.find(({ places }) => places.some((place) => place.countryCode === country && matches(place)));
  const zone =
    named((place) => place.region !== null && isSameRegion(country, place.region, region)) ??
    named((place) => place.region === null) ??
    zones.find(({ places }) => places.length === 0) ??
    null;
  if (!zone || !to?.isDeliveryAddress) return zone;
  return { ...zone, methods: zone.methods.filter(({ pricing }) => pricing !== 'PICK_UP') };
}

/** Methods of a zone that accept the parcel, in the zone's order. */
export function offeredMethods(zone: DeliveryZone, parcel: Parcel): OfferedMethod[] {
  return zone.methods.flatMap((method) => {
    const terms = termsOf(method, parcel);
    return terms ? [{ method, terms }] : [];
  });
}

/**
 * The method whose price the storefront advertises: the shop's own country's first method that delivers; null
 * if there is none.
 */
export function defaultMethod(
  settings: Pick<DeliverySettings, 'countryCode' | 'zones'>,
): DeliveryMethod | null {
  const zones = [zoneOf(settings, null), ...settings.zones].flatMap((zone) => zone ?? []);
  const methods = zones.flatMap((zone) => zone.methods);
  return methods.find(({ pricing }) => pricing !== 'PICK_UP') ?? methods[0] ?? null;
}

/** The lowest fee of a method, not counting free delivery. */
export function leastFee({ pricing, fee, tiers }: DeliveryMethod): MinorUnits {
  return isTiered(pricing) ? Math.min(...tiers.map((tier) => tier.fee)) : fee;
}

/** Whether a method's price depends on the order. */
export function isTiered(pricing: DeliveryMethod['pricing']): boolean {
  return pricing === 'BY_WEIGHT' || pricing === 'BY_TOTAL';
}

/** When a line ships. */
export interface ShippedLine {
  /** If it is made to order: the days until it ships. */
  leadTimeDays?: number | null | undefined;
  /** Units that wait for stock. */
  backorderedQuantity?: number;
  /** The day from which these ship; null if nobody knows. */
  availableFrom?: LocalDate | null;
}

/** The day on which all lines can ship; null if one of them waits for stock without a date. */
export function readyOn(lines: readonly ShippedLine[], today: LocalDate): LocalDate | null {
  const days = lines.map(({ leadTimeDays, backorderedQuantity = 0, availableFrom = null }) => {
    if (backorderedQuantity === 0) return addDays(today, leadTimeDays ?? 0);
    return availableFrom && addDays(availableFrom, leadTimeDays ?? 0);
  });
  if (days.includes(null)) return null;
  return days.reduce<LocalDate>((latest, day) => (day !== null && day > latest ? day : latest), today);
}

/** Arrival dates of an order that is ready on this day; none if nobody knows the day. */
export function arrivalOf(
  { minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>,
  ready: LocalDate | null,
): { earliestOn: LocalDate | null; latestOn: LocalDate | null } {
  return {
    earliestOn: minDays === null ? null : ready && addDays(ready, minDays),
    latestOn: maxDays === null ? null : ready && addDays(ready, maxDays),
  };
}

/** Countries that the shop delivers to, at least in one of their regions. */
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
