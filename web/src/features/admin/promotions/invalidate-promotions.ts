import type { ApolloCache } from '@apollo/client';

export function invalidatePromotions(cache: ApolloCache): void {
  for (const fieldName of ['promotions', 'deletedPromotions']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
