import type { TextStorage } from '../lib/guarded-storage.ts';

/** Where the browser keeps a checkout under way; the checkout itself reads and writes it. */
export const CHECKOUT_KEY = 'checkout';

/** Forgets the checkout under way: once its order is placed, and for the next person at this screen. */
export function clearCheckout(storage: TextStorage): void {
  storage.removeItem(CHECKOUT_KEY);
}
