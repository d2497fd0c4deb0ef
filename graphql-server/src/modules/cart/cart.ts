import { createHash } from 'node:crypto';
import type { Picture } from '../catalogue/products/picture.ts';
import type { Product } from '../catalogue/products/product.ts';
import type { StoredCartLine, CartWarning } from './cart-rules.ts';

/**
 * A line of a cart with its product as it is today, and `image` in the chosen colour. `total` and `previousPrice`, null
 * when it is still that, in cents.
 */
export interface CartLine {
  id: string;
  product: Product;
  image: Picture;
  colour: string | null;
  size: string | null;
  quantity: number;
  total: number;
  previousPrice: number | null;
}

/** What a shopper is about to buy, oldest line first. `subtotal` in cents, at today's prices. */
export interface Cart {
  lines: CartLine[];
  itemCount: number;
  subtotal: number;
  version: string;
  warnings: CartWarning[];
}

/** A cart after a change, and what the shop changed by itself. */
export interface CartChange {
  cart: Cart;
  warnings: CartWarning[];
}

/**
 * Tells carts apart, so that nobody replaces one that he has not seen: an opaque mark of what lies in it. Of the
 * content and not a counter, which every path to the table would have to remember to raise.
 */
export function versionOf(items: readonly StoredCartLine[]): string {
  const content = items.map(({ id, productId, colour, size, quantity }) => [
    id,
    productId,
    colour,
    size,
    quantity,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
