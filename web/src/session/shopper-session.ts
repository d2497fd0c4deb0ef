import { SessionStore, type StoredSession, useStoredSession } from './session-store.ts';

/** The shopper's session, under the key from the specification (section 9). */
export const shopperSession = new SessionStore('user');

/** The shopper's session as `{ token, user }`; null for a visitor. Start and end it with `shopperSession`. */
export function useSession(): StoredSession | null {
  return useStoredSession(shopperSession);
}
