import { shopNameInHead } from './shop-name-in-head.ts';
import { useShop } from './use-shop.ts';

/** What the shop is called (the server's SHOP_NAME). */
export function useShopName(): string {
  // The server draws a page until it has all answers: what it drew before them is not sent, and there is no head yet.
  return useShop()?.name ?? (typeof document === 'undefined' ? '' : shopNameInHead());
}
