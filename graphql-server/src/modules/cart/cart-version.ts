import { createHash } from 'node:crypto';
import type { CartItem } from './cart-rules.ts';

/**
 * Tells carts apart, so that nobody replaces one that he has not seen: an opaque mark of what lies in it. Of the
 * content and not a counter, which every path to the table would have to remember to raise.
 */
export function versionOf(items: readonly CartItem[]): string {
  const content = items.map(({ id, productId, colour, size, quantity }) => [
    id,
    productId,
    colour,
    size,
    quantity,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
