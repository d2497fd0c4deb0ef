import type { RequestContext } from '../../context.ts';
import type { PathParameters } from '../route.ts';

/** Withdraws a product from the catalogue; orders keep what they show of it. */
export async function deleteProduct(
  { services }: RequestContext,
  _body: unknown,
  { id = '' }: PathParameters,
) {
  await services.products.withdraw(id);
  return { _id: id };
}
