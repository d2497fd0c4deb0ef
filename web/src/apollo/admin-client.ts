import { adminSession } from '../session/admin-session.ts';
import { createClient } from './create-client.ts';

/** The client of the back office; its cache is never shared with the shop's. */
export const adminClient = createClient(adminSession);
