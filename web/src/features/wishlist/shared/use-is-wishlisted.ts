import { useEffect, useSyncExternalStore } from 'react';
import { useWishlist } from './use-wishlist.ts';

/**
 * The products on the shopper's wishlist, read once for the dozens of hearts on a page. A store instead of a
 * context: when a context changes, React re-renders everything that has not hydrated yet (decision 0064), and
 * every heart would render when one changes.
 */
class WishlistedIds {
  #ids: ReadonlySet<string> = new Set();
  readonly #listeners = new Set<() => void>();

  has = (productId: string): boolean => this.#ids.has(productId);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replace(ids: ReadonlySet<string>): void {
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }
}

/** Filled in browsers only: the server renders pages for visitors. */
const wishlistedIds = new WishlistedIds();

/** Keeps the hearts on a page up to date; call it once per page. */
export function useWishlistedIdsRenewal(): void {
  const { ids } = useWishlist();
  useEffect(() => wishlistedIds.replace(ids), [ids]);
}

/** Whether a product is on the shopper's wishlist; false while loading. */
export function useIsWishlisted(productId: string): boolean {
  return useSyncExternalStore(
    wishlistedIds.subscribe,
    () => wishlistedIds.has(productId),
    () => false,
  );
}
