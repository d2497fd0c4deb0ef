import { createHash } from 'node:crypto';
import type { Picture } from '../catalogue/products/picture.ts';
import type { Product } from '../catalogue/products/product.ts';
import type { MinorUnits } from '../../shared/money.ts';
import type { StoredCartLine, CartWarning } from './cart-rules.ts';

/**
 * A cart line with its product as it is today; `image` shows the chosen colour. `previousPrice` is null
 * when the price has not changed.
 */
export interface CartLine {
  id: string;
  product: Product;
  image: Picture;
  colour: string | null;
  size: string | null;
  quantity: number;
  total: MinorUnits;
  previousPrice: MinorUnits | null;
}

/** A customer's cart, oldest line first. `subtotal` is at today's prices. */
export interface Cart {
  lines: CartLine[];
  itemCount: number;
  subtotal: MinorUnits;
  version: string;
  warnings: CartWarning[];
}

/** A cart after a change, with warnings about what the shop changed by itself. */
export interface CartChange {
  cart: Cart;
  warnings: CartWarning[];
}

/**
 * An opaque version of the cart, so that a client can't overwrite a cart it has not seen. It is a hash of the content:
 * a counter would have to be raised by every write to the table.
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
