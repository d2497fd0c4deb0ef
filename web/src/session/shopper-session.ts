import { SessionStore, type StoredSession, useStoredSession } from './session-store.ts';

/** The session of a guest, who has a cart and nothing else; never a login. It ends when the guest logs in. */
export const guestSession = new SessionStore('guest');

/**
 * The shopper's session, under the key from the specification (section 9). Without one, requests are a
 * guest's.
 */
export const shopperSession = new SessionStore('user', guestSession);

/** Whose cart it is: the shopper's id, a word for a guest, or null for a visitor, who has none. */
export function useBuyerId(): string | null {
  const guest = useStoredSession(guestSession);
  return useSession()?.user.id ?? guest?.user.id ?? null;
}

/** The shopper's session as `{ token, user }`; null for a visitor. Start and end it with `shopperSession`. */
export function useSession(): StoredSession | null {
  return useStoredSession(shopperSession);
}
