import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { updateProductBody } from '../bodies.ts';
import { presentProduct } from '../presenters.ts';

/** Changes a product of the catalogue; a field that is left out stays as it is. */
export async function updateProduct(
  { services }: RequestContext,
  body: z.output<ReturnType<typeof updateProductBody>>,
) {
  const { productId, ...change } = body;
  return presentProduct(await services.products.update(productId, change), services.shop.currencyCode);
}
