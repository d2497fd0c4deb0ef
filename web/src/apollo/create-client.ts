import { ApolloClient } from '@apollo/client/core';
import type { SessionStore } from '../session/session-store.ts';
import { makeCache } from './cache.ts';
import { makeLink } from './links/make-link.ts';

/** A client with a cache of its own, that acts for the person of `session` and forgets what was that person's. */
export function createClient(session: SessionStore): ApolloClient {
  const client = new ApolloClient({ cache: makeCache(), link: makeLink(session) });
  let token = session.read()?.token;
  session.subscribe(() => {
    const previous = token;
    token = session.read()?.token;
    // A first login keeps the cache: a visitor's holds only what is public.
    if (previous === undefined || previous === token) return;
    // What is under way is cancelled, lest it brings the last person's things back. After a refusal nothing of that
    // kind is: there the link asks again as a visitor, and must not be cancelled.
    if (session.hasExpired) void client.cache.reset();
    else void (token === undefined ? client.clearStore() : client.resetStore());
  });
  return client;
}
