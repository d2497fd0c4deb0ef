import { offeredMethods, zoneOf } from '../delivery/delivery-rules.ts';
import type { DeliverySettings } from '../delivery/delivery.ts';
import type { MinorUnits } from '../../shared/money/money.ts';

/** What delivery to a country costs. */
export interface ShippingPrice {
  countryCode: string;
  /** The name of the delivery method. */
  service: string;
  price: MinorUnits;
}

/** How many prices Google's specification allows for a product. */
const MAX_COUNTRIES = 100;

/**
 * The countries whose delivery prices feeds list: the shop's own, and those that a zone names, without any
 * that has zones for single regions.
 */
export function feedCountries({ countryCode, zones }: DeliverySettings): string[] {
  const places = zones.flatMap((zone) => zone.places);
  const inParts = new Set(places.flatMap((place) => (place.region === null ? [] : [place.countryCode])));
  const codes = new Set([countryCode, ...places.map((place) => place.countryCode)]);
  return [...codes].filter((code) => !inParts.has(code)).slice(0, MAX_COUNTRIES);
}

/**
 * The cheapest delivery of one unit to each of the countries; none if it needs no delivery. A country is
 * missing if nothing is delivered there, or if the price depends on a weight that is unknown.
 */
export function shippingPrices(
  settings: DeliverySettings,
  countries: readonly string[],
  variant: { salePrice: MinorUnits; weight: number | null; requiresShipping: boolean },
): ShippingPrice[] {
  const { salePrice, weight, requiresShipping } = variant;
  if (!requiresShipping) return [];
  return countries.flatMap((countryCode) => {
    const zone = zoneOf(settings, { countryCode });
    const offered = zone ? offeredMethods(zone, { subtotal: salePrice, weight: weight ?? 0 }) : [];
    const prices = offered
      .filter(
        ({ method: { pricing } }) => pricing !== 'PICK_UP' && !(pricing === 'BY_WEIGHT' && weight === null),
      )
      .map(({ method, terms: { fee, freeFrom } }) => ({
        countryCode,
        service: method.name,
        price: freeFrom !== null && salePrice >= freeFrom ? 0 : fee,
      }))
      .toSorted((one, other) => one.price - other.price);
    return prices.slice(0, 1);
  });
}
