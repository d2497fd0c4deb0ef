import { createContext, useContext } from 'react';
import type { ShopQuery } from '../gql/graphql.ts';

/** The shop's facts, as ShopProvider has them; read by `useShop`. */
export const ShopInfo = createContext<ShopQuery['shop'] | null>(null);

/** The shop's facts (name, currency, running offer, demo accounts); null until they have arrived. */
export function useShop(): ShopQuery['shop'] | null {
  return useContext(ShopInfo);
}

/** What the shop is called (the server's SHOP_NAME). */
export function useShopName(): string {
  // The server draws a page until it has all answers: what it drew before them is not sent, and there is no head yet.
  return useShop()?.name ?? (typeof document === 'undefined' ? '' : shopNameInHead());
}

/** The ISO 4217 code of all amounts; dollars until the shop has said otherwise. */
export function useCurrency(): string {
  return useShop()?.currencyCode ?? 'USD';
}

/** The shop's name as the server writes it into the head of every page: there before any answer, but in a browser only. */
export function shopNameInHead(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Exclusive';
}
