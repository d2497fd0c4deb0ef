import { SessionStore, type StoredSession, useStoredSession } from './session-store.ts';

/** A guest's session, which has a cart but no login. It ends when the guest logs in. */
export const guestSession = new SessionStore('guest');

/**
 * The shopper's session, under the key from the specification (section 9). Without one, requests use the
 * guest's.
 */
export const shopperSession = new SessionStore('user', guestSession);

/** The owner of the cart: the shopper's id, a constant for a guest, or null for a visitor, who has none. */
export function useBuyerId(): string | null {
  const guest = useStoredSession(guestSession);
  return useSession()?.user.id ?? guest?.user.id ?? null;
}

/** The shopper's session as `{ token, user }`; null for a visitor. Start and end it with `shopperSession`. */
export function useSession(): StoredSession | null {
  return useStoredSession(shopperSession);
}
