import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { requireViewer } from '../shared/viewer.ts';
import type { addProductBody, updateProductBody } from './bodies.ts';
import { pagesOf } from './pages-of.ts';
import { presentProduct } from './presenters.ts';
import type { PathParameters } from './route.ts';

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

/** Adds a product to the catalogue. */
export async function addProduct(context: RequestContext, body: z.output<ReturnType<typeof addProductBody>>) {
  const { products, shop } = context.services;
  return presentProduct(await products.create(body, requireViewer(context)), shop.currencyCode);
}

/** Changes a product of the catalogue; a field that is left out stays as it is. */
export async function updateProduct(
  context: RequestContext,
  body: z.output<ReturnType<typeof updateProductBody>>,
) {
  const { products, shop } = context.services;
  const { productId, ...change } = body;
  const product = await products.update(productId, change, requireViewer(context));
  return presentProduct(product, shop.currencyCode);
}

/** Withdraws a product from the catalogue; orders keep what they show of it. */
export async function deleteProduct(
  { services }: RequestContext,
  _body: unknown,
  { id = '' }: PathParameters,
) {
  await services.products.withdraw(id);
  return { _id: id };
}
