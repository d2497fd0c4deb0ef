import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ShopDocument } from '../gql/graphql.ts';
import { ShopInfo } from './use-shop.ts';

/** Queries the shop's settings once per page: every price needs them, and a page has dozens. */
export function ShopProvider({ children }: { children: ReactNode }) {
  return <ShopInfo value={useQuery(ShopDocument).data?.shop ?? null}>{children}</ShopInfo>;
}
