import { createContext, type ReactNode, useContext } from 'react';
import { useWishlist } from './use-wishlist.ts';

const WishlistedIds = createContext<ReadonlySet<string>>(new Set());

/** Reads the wishlist once for all hearts inside: a page has dozens. */
export function WishlistedIdsProvider({ children }: { children: ReactNode }) {
  return <WishlistedIds value={useWishlist().ids}>{children}</WishlistedIds>;
}

/** Whether a product is on the shopper's wishlist; false until that is known. */
export function useIsWishlisted(productId: string): boolean {
  return useContext(WishlistedIds).has(productId);
}
