import type { TextStorage } from '../lib/guarded-storage.ts';

/** The storage key of the checkout in progress; the checkout itself reads and writes it. */
export const CHECKOUT_KEY = 'checkout';

/** Removes the checkout in progress: once its order is placed, and on logout, for the next user of this browser. */
export function clearCheckout(storage: TextStorage): void {
  storage.removeItem(CHECKOUT_KEY);
}
