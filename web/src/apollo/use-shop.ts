import { useQuery } from '@apollo/client/react';
import { ShopDocument, type ShopQuery } from '../gql/graphql.ts';

/** The shop's facts (name, currency, running offer, demo accounts); null until they have arrived. */
export function useShop(): ShopQuery['shop'] | null {
  return useQuery(ShopDocument).data?.shop ?? null;
}
