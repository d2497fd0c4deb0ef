/** A product in a choice of colour, size and quantity, as a shopper picked it. */
export interface ProductChoice {
  productId: string;
  colour?: string | null;
  size?: string | null;
  quantity: number;
}

/** What a visitor was about to do when the shop asked to log in, with all that had been picked. */
export interface LoginIntent extends ProductChoice {
  kind: 'add-to-cart' | 'add-to-wishlist' | 'buy-now';
  /** Of 'add-to-cart': only if the product is not in the cart yet, as the button of a card has it. */
  unlessInCart?: boolean;
}

/** Router state of the login and sign-up pages: where the visitor was, and what was wanted there. */
export interface LoginState {
  from: string;
  /** What the router knew there besides the address, such as the list that an admin came from; that page checks it. */
  fromState?: unknown;
  intent?: LoginIntent;
}

/** Reads a router state that may be of any page or none; null when it says nothing of a login. */
export function readLoginState(state: unknown): LoginState | null {
  if (!isRecord(state) || typeof state['from'] !== 'string') return null;
  const from = state['from'];
  // A path of this shop only: browsers take `//host` and `/\host` for another one.
  if (!/^\/(?![/\\])/u.test(from)) return null;
  const intent = readLoginIntent(state);
  const { fromState } = state;
  return { from, ...(fromState != null && { fromState }), ...(intent && { intent }) };
}

/** Reads the wish that came back from the login with the shopper; null when there is none. */
export function readLoginIntent(state: unknown): LoginIntent | null {
  if (!isRecord(state) || !isRecord(state['intent'])) return null;
  const { kind, productId, colour, size, quantity, unlessInCart } = state['intent'];
  if (typeof productId !== 'string') return null;
  if (kind !== 'add-to-cart' && kind !== 'add-to-wishlist' && kind !== 'buy-now') return null;
  return {
    kind,
    productId,
    colour: typeof colour === 'string' ? colour : null,
    size: typeof size === 'string' ? size : null,
    quantity: typeof quantity === 'number' && quantity >= 1 ? Math.floor(quantity) : 1,
    ...(unlessInCart === true && { unlessInCart }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
