import { SessionStore, type StoredSession, useStoredSession } from './session-store.ts';

/** The admin's session, separate from any shopper's (specification section 4). */
export const adminSession = new SessionStore('admin');

/**
 * The admin's session as `{ token, user }`; null if no admin is signed in. Start and end it with
 * `adminSession`.
 */
export function useAdminSession(): StoredSession | null {
  return useStoredSession(adminSession);
}
