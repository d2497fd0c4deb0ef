import type { ApolloCache } from '@apollo/client';

/** Invalidates the redirects and the URLs without a page after a change. */
export function invalidateRedirects(cache: ApolloCache): void {
  for (const fieldName of ['redirects', 'notFoundUrls']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
