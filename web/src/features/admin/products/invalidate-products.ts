import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/**
 * Makes lists of products be asked for again after the catalogue has changed: in the back office, whose cache is given, and
 * in the shop, which may lie behind it in the same tab. `productId` names the product whose old facts the shop drops; the
 * back office has its new ones already and keeps its lists, so that who comes back finds the row where it was.
 */
export function invalidateProducts(cache: ApolloCache, productId?: string): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
  }
  shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  if (productId === undefined) cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  else dropFromShop(productId);
  cache.gc();
}

function dropFromShop(productId: string): void {
  const id = shopperClient.cache.identify({ __typename: 'Product', id: productId });
  if (id === undefined) return;
  shopperClient.cache.evict({ id });
  shopperClient.cache.gc();
}
