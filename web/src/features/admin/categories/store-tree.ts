import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';
import { AdminCategoryTreeDocument, type CategoryRow_categoryFragment } from '../../../gql/graphql.ts';

/**
 * After a change of the tree: the back office's cache gets the new one, and the shop, which may be in the
 * same tab, asks for its own and for its lists of products anew.
 */
export function storeTree(
  cache: ApolloCache,
  categories: readonly CategoryRow_categoryFragment[] | null | undefined,
): void {
  if (!categories) return;
  cache.writeQuery({ query: AdminCategoryTreeDocument, data: { categories: [...categories] } });
  for (const fieldName of ['products', 'deletedCategories']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const fieldName of ['categories', 'products']) {
    shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  shopperClient.cache.gc();
}
