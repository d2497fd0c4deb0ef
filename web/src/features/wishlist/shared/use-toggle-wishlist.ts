import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import { paths } from '../../../navigation/paths.ts';
import { useLoginGate } from '../../../session/use-login-gate.ts';
import {
  type ProductCard_productFragment,
  ToggleWishlistDocument,
  type ToggleWishlistMutation,
  WishlistDocument,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/**
 * Adds a product to the wishlist or removes it, with an optimistic response, which an error rolls back.
 * Redirects visitors to the login first, which restores `choice`, the choices made on the page. Returns
 * whether it succeeded.
 */
export function useToggleWishlist(): (
  product: ProductCard_productFragment,
  choice?: Omit<ProductChoice, 'productId'>,
) => Promise<boolean> {
  const [setListed] = useAction(ToggleWishlistDocument, {
    result: (payload) => payload.wishlist,
    failure: t`Wishlist not changed`,
  });
  const passLogin = useLoginGate();
  // Read on demand: a page of cards must not subscribe to the wishlist once per heart.
  const client = useApolloClient();

  async function toggle(
    product: ProductCard_productFragment,
    choice: Omit<ProductChoice, 'productId'> = { quantity: 1 },
  ): Promise<boolean> {
    if (!(await passLogin({ kind: 'add-to-wishlist', productId: product.id, ...choice }))) return false;
    // Until the list has loaded, the heart is empty and a click adds.
    const isListed = knownProducts()?.some(({ id }) => id === product.id) ?? false;
    return change(product, !isListed);
  }

  function knownProducts() {
    return client.readQuery({ query: WishlistDocument, optimistic: true })?.wishlist.products;
  }

  /** `isListed` is the target state rather than a toggle, so that a retry is idempotent. */
  async function change(product: ProductCard_productFragment, isListed: boolean): Promise<boolean> {
    const wishlist = await setListed(
      { productId: product.id, isListed },
      {
        optimisticResponse: (_variables, { IGNORE }) => {
          const products = knownProducts();
          return products ? { wishlistToggle: changed(products, product, isListed) } : IGNORE;
        },
        onDone: ({ products }) => {
          if (products.some(({ id }) => id === product.id)) notifyAdded(product);
          else notifyRemoved(product, () => void change(product, true));
        },
      },
    );
    return wishlist !== null;
  }

  return toggle;
}

type Payload = ToggleWishlistMutation['wishlistToggle'];

function changed(
  products: readonly ProductCard_productFragment[],
  product: ProductCard_productFragment,
  isListed: boolean,
): Payload {
  const others = products.filter(({ id }) => id !== product.id);
  return {
    __typename: 'WishlistPayload',
    wishlist: { __typename: 'Wishlist', products: isListed ? [...others, product] : others },
    product,
    userErrors: [],
  };
}

function notifyAdded({ id, title, image }: ProductCard_productFragment): void {
  showToast({
    tone: 'success',
    title: t`Item added to your wishlist`,
    about: `wishlist ${id}`,
    image,
    details: [title],
    link: { to: paths.wishlist(), label: t`View wishlist` },
  });
}

function notifyRemoved({ id, title, image }: ProductCard_productFragment, undo: () => void): void {
  showToast({
    tone: 'success',
    title: t`Item removed from your wishlist`,
    about: `wishlist ${id}`,
    image,
    details: [title],
    undo,
  });
}
