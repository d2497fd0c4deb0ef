import type { ApolloCache } from '@apollo/client';

/** Makes the list of drafts refetch when it is next shown. */
export function forgetDrafts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'draftOrders' });
}
