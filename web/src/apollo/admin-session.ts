import { SessionStore } from '../lib/session-store.ts';

/** The admin's session, apart from any shopper's (specification section 4). */
export const adminSession = new SessionStore('admin');
