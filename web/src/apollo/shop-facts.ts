import { createContext } from 'react';
import type { ShopQuery } from '../gql/graphql.ts';

/** The shop's facts, as ShopProvider has them; read by `useShop`. */
export const ShopInfo = createContext<ShopQuery['shop'] | null>(null);
