import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureNotice } from '../../apollo/failure-notice.ts';
import { useCurrency } from '../../apollo/use-currency.ts';
import { paths } from '../../app/paths.ts';
import { useLoginGate } from '../../app/use-login-gate.ts';
import {
  AddToCartDocument,
  type AddToCartMutation,
  type Cart_cartFragment,
  CartDocument,
  type CartLineInput,
  type ProductCard_productFragment,
} from '../../gql/graphql.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { plural } from '../../lib/plural.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { cartWith } from './cart-with.ts';

/** What goes into the cart: `quantity` is 1 unless told; a colour and a size for products that have them. */
export interface CartAddition {
  product: ProductCard_productFragment;
  colour?: string | null;
  size?: string | null;
  quantity?: number;
  /** Says that the product is in the cart already, where it is, instead of adding another one. */
  unlessInCart?: boolean;
}

/**
 * Puts a product into the cart, on screen at once and taken back when the server refuses, and says in a notice how it
 * went: what is there already grows (specification sections 4 and 8). A visitor is sent to the login first. Answers whether the product is in the cart now.
 */
export function useAddToCart(): readonly [
  (addition: CartAddition) => Promise<boolean>,
  { loading: boolean },
] {
  const [mutate, { loading }] = useMutation(AddToCartDocument);
  const passLogin = useLoginGate();
  const currency = useCurrency();
  // Read when it is needed: a page of cards must not subscribe to the cart once per card.
  const client = useApolloClient();

  async function isInCart(productId: string): Promise<boolean> {
    const cart =
      client.readQuery({ query: CartDocument, optimistic: true }) ??
      (await client.query({ query: CartDocument })).data;
    return cart?.cart.lines.some((line) => line.product.id === productId) ?? false;
  }

  async function addToCart({
    product,
    colour = null,
    size = null,
    quantity = 1,
    unlessInCart = false,
  }: CartAddition): Promise<boolean> {
    const line = { productId: product.id, colour, size, quantity };
    if (!passLogin({ kind: 'add-to-cart', ...line, unlessInCart })) return false;
    try {
      if (unlessInCart && (await isInCart(product.id))) {
        tellPresent(product);
        return true;
      }
      const before = lineOf(client.readQuery({ query: CartDocument })?.cart, line);
      const { data } = await mutate({
        variables: { lines: [line] },
        optimisticResponse: (_variables, { IGNORE }) => {
          const cart = client.readQuery({ query: CartDocument, optimistic: true })?.cart;
          return cart ? answerWith(cartWith(cart, [{ product, colour, size, quantity }])) : IGNORE;
        },
      });
      const payload = data?.cartLinesAdd;
      if (!payload?.cart) {
        showToast({ tone: 'error', title: 'Not added to cart', details: reasons(payload) });
        return false;
      }
      const now = lineOf(payload.cart, line);
      // A cart that was not read yet, and a click before the last one's answer, know nothing of the line.
      const isGrown = now !== undefined && (before !== undefined || now.quantity > quantity);
      showToast({
        tone: 'success',
        title: isGrown ? 'Cart Item updated' : 'Item added to cart',
        about: 'cart',
        image: now?.image ?? product.image,
        details: [
          product.title,
          `Quantity: ${isGrown ? now.quantity : quantity}`,
          `${plural(payload.cart.itemCount, 'item')} in cart`,
          `Subtotal: ${formatCartMoney(payload.cart.subtotal, currency)}`,
          ...payload.warnings.map(({ message }) => message),
        ],
        link: { to: paths.cart(), label: 'View cart' },
      });
      return true;
    } catch (error) {
      showToast(failureNotice('Not added to cart', error));
      return false;
    }
  }

  return [addToCart, { loading }] as const;
}

function answerWith(cart: Cart_cartFragment): AddToCartMutation {
  return { cartLinesAdd: { __typename: 'CartPayload', cart, userErrors: [], warnings: [] } };
}

function lineOf(cart: Cart_cartFragment | undefined, wish: CartLineInput) {
  return cart?.lines.find(
    ({ product, colour, size }) =>
      product.id === wish.productId && colour === wish.colour && size === wish.size,
  );
}

function tellPresent({ title, image }: ProductCard_productFragment): void {
  showToast({
    tone: 'success',
    title: 'Already in your cart',
    about: 'cart',
    image,
    details: [title],
    link: { to: paths.cart(), label: 'View cart' },
  });
}

function reasons(payload: AddToCartMutation['cartLinesAdd'] | undefined): string[] {
  return payload?.userErrors.map(({ message }) => message) ?? [];
}
