import type { DestinationInput } from '../../gql/graphql.ts';
import { useChosenCountry } from '../../shop/chosen-country.ts';
import { type DeliveryPlaces, useDeliveryPlaces } from '../../shop/use-delivery-places.ts';

/** The country of delivery. */
export interface Destination {
  places: DeliveryPlaces | null;
  country: string;
  /** The API's input; null for the shop's own country. */
  address: DestinationInput | null;
  choose: (code: string) => void;
}

/** The country that the shopper has selected for this cart or an earlier one. */
export function useDestination(): Destination {
  const places = useDeliveryPlaces();
  const [country, choose] = useChosenCountry(places);
  const address = places && country !== places.shopCountryCode ? { countryCode: country } : null;
  return { places, country, address, choose };
}
