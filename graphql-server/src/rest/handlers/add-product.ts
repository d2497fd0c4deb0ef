import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { addProductBody } from '../bodies.ts';
import { presentProduct } from '../presenters.ts';

/** Adds a product to the catalogue. */
export async function addProduct(
  { services }: RequestContext,
  body: z.output<ReturnType<typeof addProductBody>>,
) {
  return presentProduct(await services.products.create(body), services.shop.currencyCode);
}
