import type { Cart_cartFragment } from '../../../gql/graphql.ts';

/* Losing this many races against other windows is reported instead of retried forever. */
const MAX_ATTEMPTS = 5;

interface CartPayload {
  /** The current cart, also with a CART_CHANGED error. */
  cart?: Cart_cartFragment | null;
  userErrors: readonly { code: string }[];
}

interface CartChange<Payload> {
  payload: Payload | undefined;
  attempts: number;
}

/** Whether the server rejected a change because it was based on an earlier version of the cart. */
export function isCartChanged(payload: CartPayload | undefined): boolean {
  return payload?.userErrors.some(({ code }) => code === 'CART_CHANGED') ?? false;
}

/**
 * Sends a change to `cart`. If another window was faster, sends it again for the cart that comes with the
 * error. `isApplied` tells whether a cart already contains the change, because the response to an earlier
 * attempt was lost.
 */
export async function sendForCurrentCart<Payload extends CartPayload>(
  cart: Cart_cartFragment,
  send: (cart: Cart_cartFragment) => Promise<Payload | undefined>,
  isApplied: (cart: Cart_cartFragment) => boolean,
): Promise<CartChange<Payload>> {
  let payload = await send(cart);
  let attempts = 1;
  while (payload?.cart && isCartChanged(payload)) {
    if (isApplied(payload.cart)) return { payload: { ...payload, userErrors: [] }, attempts };
    if (attempts === MAX_ATTEMPTS) break;
    payload = await send(payload.cart);
    attempts += 1;
  }
  return { payload, attempts };
}
