import type { RequestContext } from '../../context.ts';
import { pagesOf } from '../pages-of.ts';
import { presentProduct } from '../presenters.ts';

/**
 * All products, in the merchant's order. A product that moves while the list is read may be missing, or there twice;
 * those that stay where they are never are.
 */
export async function* getProducts({ services }: RequestContext) {
  const pages = pagesOf((page) => services.catalogue.list({}, 'FEATURED', page));
  for await (const products of pages) {
    yield products.map((product) => presentProduct(product, services.shop.currencyCode));
  }
}
