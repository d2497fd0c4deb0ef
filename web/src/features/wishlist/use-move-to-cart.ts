import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useAction } from '../../apollo/use-action.ts';
import { paths } from '../../navigation/paths.ts';
import {
  CartDocument,
  type Cart_cartFragment,
  MoveToCartDocument,
  type MoveToCartMutation,
  type ProductCard_productFragment,
  WishlistDocument,
  type Wishlist_wishlistFragment,
} from '../../gql/graphql.ts';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { optimisticCart } from '../cart/shared/optimistic-cart.ts';
import { hasOptions, optionsOf } from '../../lib/chosen-options.ts';

const notMoved = () => t`Not moved to your cart`;

type NotMovedItem = NonNullable<MoveToCartMutation['wishlistMoveToCart']['notMoved']>[number];

/**
 * 'Move To Cart' and 'Move All To Bag': adds one of each product without variants to the cart and removes it
 * from the wishlist, with an optimistic response. Products that need a choice or are sold out stay, and the
 * toast names them. The second value is true while moving.
 */
export function useMoveToCart(): readonly [
  (products: readonly ProductCard_productFragment[]) => Promise<void>,
  boolean,
] {
  const [moveToCart, isMoving] = useAction(MoveToCartDocument, {
    result: (payload) => payload.notMoved,
    failure: notMoved(),
  });
  const client = useApolloClient();

  async function move(products: readonly ProductCard_productFragment[]): Promise<void> {
    await moveToCart(
      { productIds: products.map(({ id }) => id) },
      {
        optimisticResponse: (_variables, { IGNORE }) => {
          const cart = client.readQuery({ query: CartDocument, optimistic: true })?.cart;
          const wishlist = client.readQuery({ query: WishlistDocument, optimistic: true })?.wishlist;
          return cart && wishlist ? moved(cart, wishlist, products) : IGNORE;
        },
        onDone: (items) => notify(products.length - items.length, remainingLines(items)),
      },
    );
  }

  return [move, isMoving] as const;
}

function notify(count: number, remaining: string[]): void {
  if (count === 0) return showToast({ tone: 'error', title: notMoved(), details: remaining });
  showToast({
    tone: 'success',
    title: t`Moved to your cart`,
    about: 'cart',
    details: [plural(count, { one: '# product', other: '# products' }), ...remaining],
    link: { to: paths.cart(), label: t`View cart` },
  });
}

/** Names the products that were not moved, grouped by what is needed first. */
function remainingLines(items: readonly NotMovedItem[]): string[] {
  const needChoice = titlesOf(items, 'CHOICE_NEEDED');
  const soldOut = titlesOf(items, 'SOLD_OUT');
  return [
    ...(needChoice ? [t`Choose the options first: ${needChoice}`] : []),
    ...(soldOut ? [t`Sold out: ${soldOut}`] : []),
  ];
}

function titlesOf(items: readonly NotMovedItem[], reason: NotMovedItem['reason']): string {
  const concerned = items.filter((item) => item.reason === reason);
  return concerned.map(({ product }) => product.title).join(', ');
}

/** The expected cart and wishlist after a move, until the server responds. */
function moved(
  cart: Cart_cartFragment,
  wishlist: Wishlist_wishlistFragment,
  products: readonly ProductCard_productFragment[],
): MoveToCartMutation {
  const present = new Set(cart.lines.map((line) => line.product.id));
  const normal = products.filter((product) => !hasOptions(product));
  const fulfilled = normal.filter(({ id, availability }) => availability !== 'SOLD_OUT' || present.has(id));
  const additions = fulfilled.filter(({ id }) => !present.has(id));
  const gone = new Set(fulfilled.map(({ id }) => id));
  return {
    wishlistMoveToCart: {
      __typename: 'WishlistMovePayload',
      cart: optimisticCart(
        cart,
        additions.map((product) => ({ product, ...optionsOf({}), quantity: 1 })),
      ),
      wishlist: { ...wishlist, products: wishlist.products.filter(({ id }) => !gone.has(id)) },
      notMoved: [],
      userErrors: [],
    },
  };
}
