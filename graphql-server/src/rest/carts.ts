import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import { requireBuyer } from '../shared/principal.ts';
import type { cartCodeBody } from './bodies.ts';
import { presentCart } from './presenters.ts';
import type { PathParameters } from './route.ts';

/** Adds a code for promotions to the caller's cart, and answers what the cart costs with it. */
export async function addCartCode(context: RestContext, { code }: z.output<typeof cartCodeBody>) {
  const { cart } = await context.services.cartCodes.apply(requireBuyer(context).userId, code);
  return presentCart(cart, context);
}

/** Takes a code off the caller's cart; one that is not there is ignored. */
export async function deleteCartCode(context: RestContext, _body: unknown, { code = '' }: PathParameters) {
  const { cart } = await context.services.cartCodes.remove(requireBuyer(context).userId, code);
  return presentCart(cart, context);
}
