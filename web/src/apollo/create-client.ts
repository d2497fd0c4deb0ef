import type { FieldPolicy } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import type { SessionStore } from '../session/session-store.ts';
import { makeCache } from './cache.ts';
import { makeLink } from './links/make-link.ts';

/**
 * Creates a client with its own cache. It sends the token of `session` and clears the cache when the user
 * changes. `queryFields` are policies of root fields that only this client queries.
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
    // The first login keeps the cache, because a visitor's cache holds only public data.
    if (previous === undefined || previous === token) return;
    // Cancel queries in flight, or they would bring back the last user's data. Do not cancel them after an
    // expired session: the link has already removed the token and is resending them as a visitor.
    if (session.hasExpired || session.guest?.hasExpired) {
      void client.cache.reset();
      return;
    }
    const begun = token === undefined ? client.clearStore() : client.resetStore();
    // Rejects for queries that are no longer on screen. Queries on screen report their own errors.
    void begun.catch(() => undefined);
  });
  return client;
}
