import type { ApolloCache } from '@apollo/client';
import { shopperClient } from '../../../apollo/shopper-client.ts';

/**
 * Invalidates pages and links to them after a change, also in the cache of the shop, which may be open in the
 * same tab.
 */
export function invalidatePages(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    for (const fieldName of ['page', 'post', 'posts', 'pageDrafts', 'deletedPages', 'menus']) {
      each.evict({ id: 'ROOT_QUERY', fieldName });
    }
    each.gc();
  }
}

/** Invalidates menus after a change, also in the cache of the shop. */
export function invalidateMenus(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY', fieldName: 'menus' });
    each.gc();
  }
}
