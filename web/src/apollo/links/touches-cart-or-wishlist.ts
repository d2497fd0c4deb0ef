import type { DocumentNode } from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind } from 'graphql';

/** The schema uses these prefixes: `cart`, `cartReplace`, `wishlistToggle`. */
const CART_OR_WISHLIST = /^(?:cart|wishlist)/u;

/** Whether an operation reads or changes the cart or the wishlist. */
export function touchesCartOrWishlist(query: DocumentNode): boolean {
  return getMainDefinition(query).selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && CART_OR_WISHLIST.test(field.name.value),
  );
}
