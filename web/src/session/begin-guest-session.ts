import type { ApolloClient } from '@apollo/client';
import { BeginGuestSessionDocument } from '../gql/graphql.ts';
import { guestSession } from './shopper-session.ts';

/** A guest has no name and no id that this browser would know; drafts need one. */
const GUEST = { firstName: '', lastName: '', email: '', accountType: 'OTHER', role: 'CUSTOMER' } as const;

/**
 * Makes a visitor a guest. Resolves to false, and never rejects, when that fails: the login is another way to
 * a cart.
 */
export async function beginGuestSession(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.mutate({ mutation: BeginGuestSessionDocument });
    const session = data?.guestSessionCreate.session;
    // Another tab or press may have been faster.
    if (session && !guestSession.read()) guestSession.start({ ...session, user: { id: 'guest', ...GUEST } });
    return guestSession.read() !== null;
  } catch {
    // The Apollo link has logged it.
    return false;
  }
}
