import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/**
 * Invalidates campaigns and product lists after a change, also in the cache of the shop, which may be open in
 * the same tab.
 */
export function invalidateCampaigns(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    for (const fieldName of [
      'priceCampaigns',
      'priceCampaign',
      'deletedPriceCampaigns',
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
