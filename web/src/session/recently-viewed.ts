import { newBrowserStorage } from '../lib/browser/guarded-storage.ts';
import { parseJson } from '../lib/json.ts';

const KEY = 'recently-viewed';
/** Fewer than a query of products takes by their ids. */
const MAX_PRODUCTS = 12;

const storage = newBrowserStorage();

/**
 * The ids of the products whose pages were visited in this browser, the latest first. The server is asked for
 * products with these ids, and keeps none of them.
 */
export function readRecentlyViewed(): string[] {
  const stored = parseJson(storage.getItem(KEY));
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MAX_PRODUCTS);
}

/** Puts a product first. */
export function addRecentlyViewed(productId: string): void {
  const others = readRecentlyViewed().filter((id) => id !== productId);
  storage.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MAX_PRODUCTS)));
}

/** Forgets all of them, for the next user of this browser. */
export function clearRecentlyViewed(): void {
  storage.removeItem(KEY);
}
