import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { useLoginGate } from '../../../session/use-login-gate.ts';
import {
  AddToCartDocument,
  type AddToCartMutation,
  CartDocument,
  type CartLineInput,
  type CustomFieldValueInput,
  type Cart_cartFragment,
  type ProductCard_productFragment,
} from '../../../gql/graphql.ts';
import { type ChosenOptions, isSameLine, type LooseOptions, optionsOf } from '../../../lib/chosen-options.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { isCartChanged, sendForCurrentCart } from './cart-conflict.ts';
import { notifyAdded, notifyAlreadyInCart } from './cart-toasts.ts';
import { optimisticCart } from './optimistic-cart.ts';

/** A product to add, with a value for each of its options; by default, the smallest quantity. */
export interface CartAddition extends LooseOptions {
  product: ProductCard_productFragment;
  quantity?: number | undefined;
  /** What the shopper filled in of the product's `inputFields`. */
  fields?: CustomFieldValueInput[];
  /** Only shows a toast if the product is already in the cart. */
  unlessInCart?: boolean;
}

type Payload = AddToCartMutation['cartLinesAdd'];

/** A product and the cart line to add. */
interface NewLine {
  product: ProductCard_productFragment;
  line: ChosenOptions & { productId: string; quantity?: number; fields?: CustomFieldValueInput[] };
}

const notAdded = () => t`Not added to cart`;

/**
 * Adds a product to the cart with an optimistic response, which an error rolls back, and shows a toast with
 * the result; an existing line grows (specification sections 4 and 8). Redirects visitors to the login first.
 * Returns whether the product is now in the cart.
 */
export function useAddToCart(): readonly [
  (addition: CartAddition) => Promise<boolean>,
  { loading: boolean },
] {
  const [mutate, { loading }] = useMutation(AddToCartDocument);
  const passLogin = useLoginGate();
  const currency = useCurrency();
  // Read on demand: a page of cards must not subscribe to the cart once per card.
  const client = useApolloClient();

  async function isInCart(productId: string): Promise<boolean> {
    const cart =
      client.readQuery({ query: CartDocument, optimistic: true }) ??
      (await client.query({ query: CartDocument })).data;
    return cart?.cart.lines.some((line) => line.product.id === productId) ?? false;
  }

  async function send(added: NewLine, expectedVersion: string | null): Promise<Payload | undefined> {
    const { product, line } = added;
    const { data } = await mutate({
      variables: { lines: [line], expectedVersion },
      optimisticResponse: (_variables, { IGNORE }) => {
        const cart = client.readQuery({ query: CartDocument, optimistic: true })?.cart;
        return cart ? respondWith(optimisticCart(cart, [{ quantity: 1, ...line, product }])) : IGNORE;
      },
    });
    return data?.cartLinesAdd;
  }

  /**
   * Retries with the cart's version from before the first attempt. If the cart has changed since, the
   * quantity of its line shows whether that attempt was applied.
   */
  async function sendAgain(added: NewLine, before: Cart_cartFragment): Promise<Payload | undefined> {
    const targetQuantity = (lineOf(before, added.line)?.quantity ?? 0) + (added.line.quantity ?? 1);
    const { payload } = await sendForCurrentCart(
      before,
      ({ version }) => send(added, version),
      (cart) => (lineOf(cart, added.line)?.quantity ?? 0) >= targetQuantity,
    );
    return payload;
  }

  /** Adds it and shows the result; `before` is the cart before a first attempt whose response was lost. */
  async function add(added: NewLine, before?: Cart_cartFragment): Promise<boolean> {
    const { line } = added;
    const previousCart = before ?? client.readQuery({ query: CartDocument })?.cart;
    try {
      const payload = await (before ? sendAgain(added, before) : send(added, null));
      if (!payload?.cart || isCartChanged(payload)) {
        showToast({ tone: 'error', title: notAdded(), details: userErrorMessages(payload) });
        return false;
      }
      const { product } = added;
      const lines = { before: lineOf(previousCart, line), now: lineOf(payload.cart, line) };
      notifyAdded(
        { product, quantity: line.quantity ?? lines.now?.quantity ?? 1, ...lines },
        payload,
        currency,
      );
      return true;
    } catch (error) {
      const retry = previousCart && (() => void add(added, previousCart));
      showToast(errorToast(notAdded(), error, { retry }));
      return false;
    }
  }

  async function addToCart(addition: CartAddition): Promise<boolean> {
    const { product, quantity, fields, unlessInCart = false } = addition;
    const line = {
      productId: product.id,
      ...optionsOf(addition),
      ...(quantity && { quantity }),
      ...(fields && { fields }),
    };
    if (!(await passLogin({ kind: 'add-to-cart', ...line, unlessInCart }))) return false;
    try {
      if (!unlessInCart || !(await isInCart(product.id))) return await add({ product, line });
      notifyAlreadyInCart(product);
      return true;
    } catch (error) {
      // Only a query has failed so far, so nothing was added.
      showToast(errorToast(notAdded(), error, { retry: () => void addToCart(addition) }));
      return false;
    }
  }

  return [addToCart, { loading }] as const;
}

function respondWith(cart: Cart_cartFragment): AddToCartMutation {
  return { cartLinesAdd: { __typename: 'CartPayload', cart, userErrors: [], warnings: [] } };
}

function lineOf(cart: Cart_cartFragment | null | undefined, line: CartLineInput) {
  return cart?.lines.find((cartLine) => cartLine.product.id === line.productId && isSameLine(cartLine, line));
}
