import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';
import { AdminCategoryTreeDocument, type CategoryRow_categoryFragment } from '../../../gql/graphql.ts';

/**
 * Updates the back office's cache after a change to the tree, and makes the shop, which may be open in the
 * same tab, refetch the tree and its product lists.
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
