import type { CustomFieldValueInput } from '../gql/graphql.ts';
import type { LooseOptions } from '../lib/chosen-options.ts';
import { isRecord } from '../lib/json.ts';

/** A product with the options and quantity chosen by a shopper. */
export interface ProductChoice extends LooseOptions {
  productId: string;
  /** Undefined: the smallest that can be ordered. */
  quantity?: number | undefined;
  /** What the shopper filled in. */
  fields?: CustomFieldValueInput[];
}

/** What a visitor was about to do when redirected to the login, with all choices made. */
export interface LoginIntent extends ProductChoice {
  kind: 'add-to-cart' | 'add-to-wishlist' | 'buy-now';
  /** For 'add-to-cart': only if the product is not in the cart yet, like the button of a product card. */
  unlessInCart?: boolean;
}

/** Router state of the login and sign-up pages: the page to return to, and the visitor's intent. */
export interface LoginState {
  from: string;
  /** That page's own router state, such as the list that an admin came from; that page validates it. */
  fromState?: unknown;
  intent?: LoginIntent;
}

/** Reads a router state that may be missing or belong to any page; null if it is not from a login. */
export function readLoginState(state: unknown): LoginState | null {
  if (!isRecord(state) || typeof state['from'] !== 'string') return null;
  const from = state['from'];
  // Only paths of this shop: browsers treat `//host` and `/\host` as another site.
  if (!/^\/(?![/\\])/u.test(from)) return null;
  const intent = readLoginIntent(state);
  const { fromState } = state;
  return { from, ...(fromState != null && { fromState }), ...(intent && { intent }) };
}

/** Reads the intent that the login has passed back; null if there is none. */
export function readLoginIntent(state: unknown): LoginIntent | null {
  if (!isRecord(state) || !isRecord(state['intent'])) return null;
  const { kind, productId, colour, size, others, quantity, fields, unlessInCart } = state['intent'];
  if (typeof productId !== 'string') return null;
  if (kind !== 'add-to-cart' && kind !== 'add-to-wishlist' && kind !== 'buy-now') return null;
  return {
    kind,
    productId,
    colour: typeof colour === 'string' ? colour : null,
    size: typeof size === 'string' ? size : null,
    others: Array.isArray(others) ? others.filter((value) => typeof value === 'string') : [],
    quantity: typeof quantity === 'number' && quantity >= 1 ? Math.floor(quantity) : undefined,
    ...(Array.isArray(fields) && { fields: fields as CustomFieldValueInput[] }),
    ...(unlessInCart === true && { unlessInCart }),
  };
}
