import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import { requireBuyer } from '../shared/principal.ts';
import type { cartCodeBody } from './bodies.ts';
import { presentCart } from './presenters.ts';
import type { PathParameters } from './route.ts';

/** Adds a promotion code to the caller's cart and returns the cart's new costs. */
export async function addCartCode(context: RestContext, { code }: z.output<typeof cartCodeBody>) {
  const { cart } = await context.services.cartCodes.apply(requireBuyer(context).userId, code);
  return presentCart(cart, context);
}

/** Removes a promotion code from the caller's cart; ignores a code that is not there. */
export async function deleteCartCode(context: RestContext, _body: unknown, { code = '' }: PathParameters) {
  const { cart } = await context.services.cartCodes.remove(requireBuyer(context).userId, code);
  return presentCart(cart, context);
}
