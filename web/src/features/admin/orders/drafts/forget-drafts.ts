import type { ApolloCache } from '@apollo/client';

/** Has the list of drafts read anew when it is shown next. */
export function forgetDrafts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'draftOrders' });
}
