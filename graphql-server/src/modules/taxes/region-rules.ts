import { message, type Message } from '../../shared/messages/message.ts';
import { hasRegions, regionCode } from '../../shared/places/regions.ts';
import { zoneOf } from '../delivery/delivery-rules.ts';
import type { DeliverySettings, Destination } from '../delivery/delivery.ts';
import type { TaxSettings } from './taxes.ts';

/** Settings that make prices depend on the destination. */
export interface PlaceTerms {
  delivery: Pick<DeliverySettings, 'countryCode' | 'zones'>;
  taxes: Pick<TaxSettings, 'isEnabled' | 'classes'>;
}

/** Why an address's region is insufficient for delivery prices or taxes; null if it is fine. */
export function regionProblem(to: Destination | null, terms: PlaceTerms): Message | null {
  if (to?.region) return unknownRegion(to, terms);
  return to?.countryCode && dependsOnRegion(to.countryCode, terms) ? message('region.missing') : null;
}

/** Why a region is none of its country; null if there is no region, or no list of the country's regions. */
export function unknownRegion(
  place: Destination | null,
  { delivery }: Pick<PlaceTerms, 'delivery'>,
): Message | null {
  const country = place?.countryCode ?? delivery.countryCode;
  if (!place?.region || !hasRegions(country) || regionCode(country, place.region) !== null) return null;
  return message('region.unknown');
}

/** Why the shop can't deliver to an address; null if it can. */
export function placeProblem(to: Destination, terms: PlaceTerms): Message | null {
  const isDelivered = (zoneOf(terms.delivery, to)?.methods ?? []).length > 0;
  return isDelivered ? regionProblem(to, terms) : message('delivery.notThere');
}

/** Whether a zone or a tax names a region of the country. */
export function dependsOnRegion(country: string, { delivery, taxes }: PlaceTerms): boolean {
  const rates = taxes.isEnabled ? taxes.classes.flatMap((taxClass) => taxClass.rates) : [];
  const places = [...delivery.zones.flatMap((zone) => zone.places), ...rates];
  return places.some(({ countryCode, region }) => countryCode === country && region !== null);
}
