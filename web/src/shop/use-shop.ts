import { createContext, useContext } from 'react';
import type { ShopQuery } from '../gql/graphql.ts';

/** The shop's settings and menus from ShopProvider; read them with `useShop` and `useShopMenu`. */
export const ShopData = createContext<ShopQuery | null>(null);

/** The shop's settings (name, currency, current offer, demo accounts); null while loading. */
export function useShop(): ShopQuery['shop'] | null {
  return useContext(ShopData)?.shop ?? null;
}

/** The shop's name (the server's SHOP_NAME). */
export function useShopName(): string {
  // On the server, a render without all data is discarded, and there is no document head.
  return useShop()?.name ?? (typeof document === 'undefined' ? '' : shopNameInHead());
}

/** The ISO 4217 code of all amounts; USD while loading. */
export function useCurrency(): string {
  return useShop()?.currencyCode ?? 'USD';
}

/** The shop's name from the head of the server's HTML: available before any query, but only in a browser. */
export function shopNameInHead(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Exclusive';
}

/**
 * Whether the shop can send emails. Without a mail server they stay queued, and no text may say that one was
 * sent.
 */
export function useSendsEmail(): boolean {
  return useShop()?.sendsEmail !== false;
}
