import type { StoredSession } from '../lib/session-store.ts';
import { adminSession } from './admin-session.ts';
import { useStoredSession } from './use-stored-session.ts';

/** The admin's session as `{ token, user }`; null when no admin is signed in. Begin and end it by `adminSession`. */
export function useAdminSession(): StoredSession | null {
  return useStoredSession(adminSession);
}
