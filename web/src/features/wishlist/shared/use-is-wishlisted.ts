import { useEffect, useSyncExternalStore } from 'react';
import { useWishlist } from './use-wishlist.ts';

/**
 * Which products are on the shopper's wishlist, read once for the dozens of hearts of a page. A store instead
 * of a context: when a context changes, React renders anew whatever has not hydrated yet (decision 0064), and
 * every heart renders for a change of one.
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

/** Keeps the hearts of a page right; once on each page. */
export function useWishlistedIdsRenewal(): void {
  const { ids } = useWishlist();
  useEffect(() => wishlistedIds.replace(ids), [ids]);
}

/** Whether a product is on the shopper's wishlist; false until that is known. */
export function useIsWishlisted(productId: string): boolean {
  return useSyncExternalStore(
    wishlistedIds.subscribe,
    () => wishlistedIds.has(productId),
    () => false,
  );
}
