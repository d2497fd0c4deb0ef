import { useMutation } from '@apollo/client/react';
import {
  CardCheckoutDocument,
  type Cart_cartFragment,
  type PlacedOrder_orderFragment,
  PlaceOrderDocument,
  type UserError_errorFragment,
} from '../../../gql/graphql.ts';
import { fieldInputs } from '../../../forms/custom-fields/field-values.ts';
import { lineInput } from '../../../lib/line-input.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { billingOf, type CheckoutValues } from '../checkout-values.ts';
import type { CheckoutPreview } from './use-checkout-preview.ts';

/** The server's response to an order, for every payment method. */
export interface OrderResult {
  order?: PlacedOrder_orderFragment | null;
  cart?: Cart_cartFragment | null;
  /** The payment page for a card payment; null for other methods, or if the provider is unavailable. */
  url?: string | null;
  userErrors: readonly UserError_errorFragment[];
}

type RequestOrder = (
  draft: CheckoutDraft,
  values: CheckoutValues,
  preview: CheckoutPreview,
) => Promise<OrderResult | undefined>;

/**
 * Sends an order to the server. The response bypasses the cache: it contains the emptied cart, which the page
 * still shows.
 */
export function useOrderRequest(): RequestOrder {
  const [placeOrder] = useMutation(PlaceOrderDocument, { fetchPolicy: 'no-cache' });
  const [checkOutByCard] = useMutation(CardCheckoutDocument, { fetchPolicy: 'no-cache' });

  return async (draft, values, preview) => {
    const content = contentOf(draft, values, preview);
    const { paymentMethod } = values;
    if (paymentMethod === 'CARD') {
      return (await checkOutByCard({ variables: { input: content } })).data?.cardCheckout;
    }
    return (await placeOrder({ variables: { input: { ...content, paymentMethod } } })).data?.orderPlace;
  };
}

function contentOf(
  { state, orderId, codes = [] }: CheckoutDraft,
  values: CheckoutValues,
  { lines, totals, deliveryMethod, requiresShipping, vatNumberCheck }: CheckoutPreview,
) {
  const { deliveryAddress } = values;
  return {
    orderId,
    billing: {
      ...billingOf(values),
      countryCode: values.countryCode || null,
      // Not one of a country whose businesses are not asked for it.
      vatNumber: vatNumberCheck ? values.vatNumber.trim() : null,
    },
    deliveryAddress:
      values.isDeliveredElsewhere && requiresShipping
        ? { ...deliveryAddress, countryCode: deliveryAddress.countryCode || null }
        : null,
    deliveryMethodId: deliveryMethod?.methodId ?? null,
    expectedTotal: totals.total,
    fields: fieldInputs(values.fields),
    customerNote: values.customerNote,
    giftMessage: values.giftMessage,
    acceptsTerms: values.acceptsTerms,
    // Without lines the server orders the cart and empties it.
    ...(state.source === 'product' && { lines: lines.map(lineInput), codes: [...codes] }),
  };
}
