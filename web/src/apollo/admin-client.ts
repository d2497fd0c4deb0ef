import { adminSession } from '../session/admin-session.ts';
import { createClient } from './create-client.ts';

/** The client of the admin's pages; what it reads is never seen by a shopper's. */
export const adminClient = createClient(adminSession);
