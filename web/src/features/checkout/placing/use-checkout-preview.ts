import { useApolloClient, useQuery } from '@apollo/client/react';
import type { CheckoutState } from '../../../navigation/checkout-state.ts';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import { lineInput } from '../../../lib/line-input.ts';
import {
  type CartLineInput,
  CheckoutPreviewDocument,
  type CheckoutPreviewQuery,
  type DestinationInput,
} from '../../../gql/graphql.ts';

/** The lines to order and their price. No lines means that there is nothing left to order. */
export type CheckoutPreview = NonNullable<CheckoutPreviewQuery['checkoutPreview']['preview']>;

interface CheckoutPreviewResult {
  /** Null while loading for the first time. */
  preview: CheckoutPreview | null;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** The server's preview with other codes; the screen does not change. */
  priceWith: (codes: readonly string[]) => Promise<CheckoutPreviewQuery['checkoutPreview'] | undefined>;
  /** Refetches current prices and stock. */
  refresh: () => Promise<CheckoutPreview>;
}

const NOTHING: CheckoutPreview = {
  lines: [],
  adjustments: [],
  codes: [],
  totals: {
    itemCount: 0,
    subtotal: 0,
    discountTotal: 0,
    shippingTotal: 0,
    total: 0,
    pricesIncludeTax: true,
    isReverseCharge: false,
    taxes: [],
  },
  requiresShipping: true,
  deliveryMethods: [],
  paymentMethods: [],
};

/** Null for the shop's own country, the first delivery method, and no VAT number. */
export interface DeliveryRequest {
  destination: DestinationInput | null;
  deliveryMethodId: string | null;
  vatNumber: string | null;
}

const ANYHOW: DeliveryRequest = { destination: null, deliveryMethodId: null, vatNumber: null };

/** What to order, at current prices: the cart, or the product that is bought directly. */
export function useCheckoutPreview(
  state: CheckoutState,
  codes: readonly string[],
  delivery: DeliveryRequest = ANYHOW,
): CheckoutPreviewResult {
  const client = useApolloClient();
  const { data, previousData, loading, error, refetch } = useQuery(CheckoutPreviewDocument, {
    variables: { ...variablesOf(state, codes), ...delivery },
    // Cached data would show an earlier visit's prices or, after the order, an emptied cart.
    fetchPolicy: 'no-cache',
  });
  // While other codes or another destination are priced, the screen keeps the previous preview.
  const latest = data ?? previousData;
  return {
    preview: latest ? previewOf(latest) : null,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    priceWith: async (newCodes) => {
      const priced = await client.query({
        query: CheckoutPreviewDocument,
        variables: { ...variablesOf(state, newCodes), ...delivery },
        fetchPolicy: 'no-cache',
      });
      return priced.data?.checkoutPreview;
    },
    refresh: async () => {
      const refetched = await refetch();
      return refetched.data ? previewOf(refetched.data) : NOTHING;
    },
  };
}

/**
 * The server stores the cart's codes; the checkout draft stores those for a product that is bought directly.
 */
function variablesOf(state: CheckoutState, codes: readonly string[]) {
  return state.source === 'cart'
    ? { lines: null, codes: null }
    : { lines: [lineOf(state.choice)], codes: [...codes] };
}

/** The router's state may contain fields that the server rejects. */
function lineOf({ productId, ...choice }: ProductChoice): CartLineInput {
  return lineInput({ product: { id: productId }, ...choice });
}

/** A product or variant that is no longer sold is a user error: then there is nothing to order. */
function previewOf({ checkoutPreview: { preview } }: CheckoutPreviewQuery): CheckoutPreview {
  return preview ?? NOTHING;
}
