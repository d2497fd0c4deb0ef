import { useContext } from 'react';
import type { ShopQuery } from '../gql/graphql.ts';
import { ShopInfo } from './shop-facts.ts';

/** The shop's facts (name, currency, running offer, demo accounts); null until they have arrived. */
export function useShop(): ShopQuery['shop'] | null {
  return useContext(ShopInfo);
}
