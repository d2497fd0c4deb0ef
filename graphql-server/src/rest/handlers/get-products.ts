import type { RequestContext } from '../../context.ts';
import { presentProduct } from '../presenters.ts';

/** All products, in the merchant's order. */
export async function getProducts({ services }: RequestContext) {
  const products = await services.catalogue.all();
  return products.map(presentProduct);
}
