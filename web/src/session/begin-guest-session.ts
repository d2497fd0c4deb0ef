import type { ApolloClient } from '@apollo/client';
import { BeginGuestSessionDocument } from '../gql/graphql.ts';
import { guestSession } from './shopper-session.ts';

/** This browser does not know a guest's name or id, but drafts need one. */
const GUEST = { firstName: '', lastName: '', email: '', accountType: 'OTHER', role: 'CUSTOMER' } as const;

/**
 * Starts a guest session for a visitor. On failure it resolves to false and never rejects: the visitor can
 * log in instead.
 */
export async function beginGuestSession(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.mutate({ mutation: BeginGuestSessionDocument });
    const session = data?.guestSessionCreate.session;
    // Another tab or click may have been faster.
    if (session && !guestSession.read()) guestSession.start({ ...session, user: { id: 'guest', ...GUEST } });
    return guestSession.read() !== null;
  } catch {
    // The Apollo link has logged it.
    return false;
  }
}
