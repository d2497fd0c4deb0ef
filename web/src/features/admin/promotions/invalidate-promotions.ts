import type { ApolloCache } from '@apollo/client';

/** Invalidates the lists of promotions after a change. */
export function invalidatePromotions(cache: ApolloCache): void {
  for (const fieldName of ['promotions', 'deletedPromotions']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
