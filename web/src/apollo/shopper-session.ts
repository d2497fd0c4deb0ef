import { SessionStore } from '../lib/session-store.ts';

/** The shopper's session, under the key that the specification names (section 9). */
export const shopperSession = new SessionStore('user');
