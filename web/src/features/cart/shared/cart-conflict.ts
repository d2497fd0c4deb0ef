import type { Cart_cartFragment } from '../../../gql/graphql.ts';

/* Losing so many races against another window should be reported rather than retried for ever. */
const MAX_ATTEMPTS = 5;

interface CartPayload {
  /** The current cart, also beside a CART_CHANGED. */
  cart?: Cart_cartFragment | null;
  userErrors: readonly { code: string }[];
}

interface CartChange<Payload> {
  payload: Payload | undefined;
  attempts: number;
}

/** Whether the server rejected a change, because it was meant for an earlier version of the cart. */
export function isCartChanged(payload: CartPayload | undefined): boolean {
  return payload?.userErrors.some(({ code }) => code === 'CART_CHANGED') ?? false;
}

/**
 * Sends a change for `cart`, and if another window was quicker, again for the cart that comes with the error.
 * `isApplied` says whether a cart already contains the change: an attempt whose response was lost has been
 * applied then.
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
