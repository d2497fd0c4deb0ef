import type { FieldPolicy } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import type { SessionStore } from '../session/session-store.ts';
import { makeCache } from './cache.ts';
import { makeLink } from './links/make-link.ts';

/**
 * A client with its own cache that sends the token of `session` and clears the cache when the user changes.
 * `queryFields` are the policies of root fields that only this client reads.
 */
export function createClient(
  session: SessionStore,
  queryFields?: Record<string, FieldPolicy>,
  link = makeLink(session),
): ApolloClient {
  const client = new ApolloClient({ cache: makeCache(queryFields), link });
  let token = session.token;
  session.subscribe(() => {
    const previous = token;
    token = session.token;
    // A first login keeps the cache: a visitor's holds only public data.
    if (previous === undefined || previous === token) return;
    // Queries in flight are cancelled, or they would bring the last user's data back. After an expired
    // session they must not be: the link has already removed the token and is sending them again as a
    // visitor.
    if (session.hasExpired || session.guest?.hasExpired) {
      void client.cache.reset();
      return;
    }
    const begun = token === undefined ? client.clearStore() : client.resetStore();
    // It rejects for what is on screen no longer; what is says itself what it can't load.
    void begun.catch(() => undefined);
  });
  return client;
}
