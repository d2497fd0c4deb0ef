import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/** After a change, both caches ask for collections and for lists of products anew: the shop may be in the same tab. */
export function forgetCollections(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    for (const fieldName of ['collections', 'collection', 'products']) {
      each.evict({ id: 'ROOT_QUERY', fieldName });
    }
    each.gc();
  }
}
