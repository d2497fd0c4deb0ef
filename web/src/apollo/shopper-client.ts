import { createClient } from './create-client.ts';
import { shopperSession } from '../session/shopper-session.ts';

/** The client of every page but the admin's. */
export const shopperClient = createClient(shopperSession);
