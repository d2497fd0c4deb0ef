import { shopperClient } from '../../../../apollo/shopper-client.ts';
import { ShopDocument } from '../../../../gql/graphql.ts';

/**
 * Updates shop pages in this tab after a settings change: both shop and back office read the settings from
 * the shopper's cache.
 */
export function refreshShop(): void {
  shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName: 'legalPage' });
  // If the refetch fails, the next page loads them.
  void shopperClient.refetchQueries({ include: [ShopDocument] }).catch(() => undefined);
}
