import { useQuery } from '@apollo/client/react';
import { DeliveryPlacesDocument, type DeliveryPlacesQuery } from '../gql/graphql.ts';

/** Where the shop delivers to. */
export type DeliveryPlaces = DeliveryPlacesQuery['shop']['deliveryPlaces'];

/**
 * Where the shop delivers to, read when a form asks for a country; null while loading, or when it could not
 * be read.
 */
export function useDeliveryPlaces(): DeliveryPlaces | null {
  return useQuery(DeliveryPlacesDocument).data?.shop.deliveryPlaces ?? null;
}
