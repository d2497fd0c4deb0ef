import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/**
 * Invalidates sales and lists of products after a change, also in the shop's cache, which may be in the same
 * tab.
 */
export function invalidateSales(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    for (const fieldName of [
      'sales',
      'sale',
      'deletedSales',
      'products',
      'product',
      'productByHandle',
      'shop',
    ]) {
      each.evict({ id: 'ROOT_QUERY', fieldName });
    }
    each.gc();
  }
}
