import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import type { addProductBody } from '../bodies.ts';
import { presentProduct } from '../presenters.ts';

/** Adds a product to the catalogue. */
export async function addProduct(context: RequestContext, body: z.output<ReturnType<typeof addProductBody>>) {
  const { products, shop } = context.services;
  return presentProduct(await products.create(body, requireViewer(context)), shop.currencyCode);
}
