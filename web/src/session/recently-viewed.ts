import { newBrowserStorage } from '../lib/browser/guarded-storage.ts';
import { parseJson } from '../lib/json.ts';

const KEY = 'recently-viewed';
/** Below the maximum number of ids in a product query. */
const MAX_PRODUCTS = 12;

const storage = newBrowserStorage();

/**
 * The ids of the products whose pages were visited in this browser, latest first. The server is queried with
 * these ids, but stores none of them.
 */
export function readRecentlyViewed(): string[] {
  const stored = parseJson(storage.getItem(KEY));
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MAX_PRODUCTS);
}

/** Moves a product to the front. */
export function addRecentlyViewed(productId: string): void {
  const others = readRecentlyViewed().filter((id) => id !== productId);
  storage.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MAX_PRODUCTS)));
}

/** Removes all of them, for the next user of this browser. */
export function clearRecentlyViewed(): void {
  storage.removeItem(KEY);
}
