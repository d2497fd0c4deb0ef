import type {
  Cart_cartFragment,
  MoveToCartMutation,
  ProductCard_productFragment,
  Wishlist_wishlistFragment,
} from '../../gql/graphql.ts';
import { optimisticCart } from '../cart/optimistic-cart.ts';

/** Cart and wishlist as they are going to be after a move, for the time until the server has answered. */
export function moved(
  cart: Cart_cartFragment,
  wishlist: Wishlist_wishlistFragment,
  products: readonly ProductCard_productFragment[],
): MoveToCartMutation {
  const present = new Set(cart.lines.map((line) => line.product.id));
  const normal = products.filter(({ colours, sizes }) => colours.length === 0 && sizes.length === 0);
  const fulfilled = normal.filter(({ id, inStock }) => inStock || present.has(id));
  const additions = fulfilled.filter(({ id }) => !present.has(id));
  const gone = new Set(fulfilled.map(({ id }) => id));
  return {
    wishlistMoveToCart: {
      __typename: 'WishlistMovePayload',
      cart: optimisticCart(
        cart,
        additions.map((product) => ({ product, colour: null, size: null, quantity: 1 })),
      ),
      wishlist: { ...wishlist, products: wishlist.products.filter(({ id }) => !gone.has(id)) },
      stays: [],
      userErrors: [],
    },
  };
}
