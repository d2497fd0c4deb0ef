import { createClient } from './create-client.ts';
import { shopperSession } from '../session/shopper-session.ts';

/** The client of all pages outside the back office. */
export const shopperClient = createClient(shopperSession);
