import { useQuery } from '@apollo/client/react';
import { DeliveryPlacesDocument, type DeliveryPlacesQuery } from '../gql/graphql.ts';

/** The shop's delivery countries and regions. */
export type DeliveryPlaces = DeliveryPlacesQuery['shop']['deliveryPlaces'];

/**
 * The shop's delivery countries and regions, fetched when a form needs them; null while loading or after a
 * failure.
 */
export function useDeliveryPlaces(): DeliveryPlaces | null {
  return useQuery(DeliveryPlacesDocument).data?.shop.deliveryPlaces ?? null;
}
