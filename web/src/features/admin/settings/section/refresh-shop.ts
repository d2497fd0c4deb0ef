import { shopperClient } from '../../../../apollo/shopper-client.ts';
import { ShopDocument } from '../../../../gql/graphql.ts';

/**
 * Has the pages of this tab show the shop as it is set now: both its halves read that from the shopper's
 * cache.
 */
export function refreshShop(): void {
  shopperClient.cache.evict({ id: 'Shop:{}', fieldName: 'heroSlides' });
  shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName: 'legalPage' });
  // What can't be read now is read by the next page.
  void shopperClient.refetchQueries({ include: [ShopDocument] }).catch(() => undefined);
}
