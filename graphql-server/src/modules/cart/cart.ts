import type { Picture } from '../catalogue/picture.ts';
import type { Product } from '../catalogue/product.ts';
import type { CartWarning } from './cart-rules.ts';

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
