import { adminSession } from '../session/admin-session.ts';
import { makeClient } from './make-client.ts';

/** The client of the admin's pages; what it reads is never seen by a shopper's. */
export const adminClient = makeClient(adminSession);
