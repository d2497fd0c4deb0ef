import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import type { updateProductBody } from '../bodies.ts';
import { presentProduct } from '../presenters.ts';

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
