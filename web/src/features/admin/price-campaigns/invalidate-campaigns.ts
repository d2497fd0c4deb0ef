import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/**
 * Invalidates campaigns and lists of products after a change, also in the shop's cache, which may be in the
 * same tab.
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
