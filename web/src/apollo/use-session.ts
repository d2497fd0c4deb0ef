import type { StoredSession } from '../lib/session-store.ts';
import { shopperSession } from './shopper-session.ts';
import { useStoredSession } from './use-stored-session.ts';

/** The shopper's session as `{ token, user }`; null for a visitor. Begin and end it by `shopperSession`. */
export function useSession(): StoredSession | null {
  return useStoredSession(shopperSession);
}
