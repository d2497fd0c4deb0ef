import { SessionStore, type StoredSession, useStoredSession } from './session-store.ts';

/** The shopper's session, under the key that the specification names (section 9). */
export const shopperSession = new SessionStore('user');

/** The shopper's session as `{ token, user }`; null for a visitor. Begin and end it by `shopperSession`. */
export function useSession(): StoredSession | null {
  return useStoredSession(shopperSession);
}
