import { useMutation } from '@apollo/client/react';
import {
  CardCheckoutDocument,
  type Cart_cartFragment,
  type Order_orderFragment,
  PlaceOrderDocument,
  type UserError_errorFragment,
} from '../../gql/graphql.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { type CheckoutLine, totalOf } from './checkout-lines.ts';
import { billingOf, type CheckoutValues } from './checkout-values.ts';

/** What the server says to an order, however it is paid. */
export interface OrderResult {
  order?: Order_orderFragment | null;
  cart?: Cart_cartFragment | null;
  /** Where it is paid by card; null when it is not, or can't be now. */
  url?: string | null;
  userErrors: readonly UserError_errorFragment[];
}

type RequestOrder = (
  draft: CheckoutDraft,
  values: CheckoutValues,
  lines: readonly CheckoutLine[],
) => Promise<OrderResult | undefined>;

/** Sends an order to the server. The answer is kept out of the cache: it empties the cart that the page still shows. */
export function useOrderRequest(): RequestOrder {
  const [placeOrder] = useMutation(PlaceOrderDocument, { fetchPolicy: 'no-cache' });
  const [checkOutByCard] = useMutation(CardCheckoutDocument, { fetchPolicy: 'no-cache' });

  return async (draft, values, lines) => {
    const content = contentOf(draft, values, lines);
    const { paymentMethod } = values;
    if (paymentMethod === 'CARD') {
      return (await checkOutByCard({ variables: { input: content } })).data?.cardCheckout;
    }
    return (await placeOrder({ variables: { input: { ...content, paymentMethod } } })).data?.orderPlace;
  };
}

function contentOf(
  { state, orderId }: CheckoutDraft,
  values: CheckoutValues,
  lines: readonly CheckoutLine[],
) {
  const wanted = lines.map(({ product, colour, size, quantity }) => ({
    productId: product.id,
    colour,
    size,
    quantity,
  }));
  return {
    orderId,
    billing: billingOf(values),
    expectedTotal: totalOf(lines),
    // Left out, the server takes the cart and empties it.
    ...(state.source === 'product' && { lines: wanted }),
  };
}
