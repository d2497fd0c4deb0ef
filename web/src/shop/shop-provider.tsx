import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ShopDocument } from '../gql/graphql.ts';
import { ShopData } from './use-shop.ts';

/** Queries the shop's settings and menus once per page: every price needs them, and a page has dozens. */
export function ShopProvider({ children }: { children: ReactNode }) {
  return <ShopData value={useQuery(ShopDocument).data ?? null}>{children}</ShopData>;
}
