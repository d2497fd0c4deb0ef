import { useApolloClient, useQuery } from '@apollo/client/react';
import type { CheckoutState } from '../../../navigation/checkout-state.ts';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import { optionsOf } from '../../../lib/chosen-options.ts';
import {
  type CartLineInput,
  CheckoutPreviewDocument,
  type CheckoutPreviewQuery,
  type DestinationInput,
} from '../../../gql/graphql.ts';

/** What is ordered and what it costs. The lines are empty when there is nothing left to order. */
export type CheckoutPreview = NonNullable<CheckoutPreviewQuery['checkoutPreview']['preview']>;

interface CheckoutPreviewResult {
  /** Null while loading for the first time. */
  preview: CheckoutPreview | null;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** What the server says to other codes; the screen stays as it is. */
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
    taxes: [],
  },
  deliveryMethods: [],
  paymentMethods: [],
};

/** Where and how it is to be delivered; null: in the shop's own country, by the first method. */
export interface DeliveryRequest {
  destination: DestinationInput | null;
  deliveryMethodId: string | null;
}

const ANYHOW: DeliveryRequest = { destination: null, deliveryMethodId: null };

/** What is to be ordered, at current prices: the cart, or the product that is bought directly. */
export function useCheckoutPreview(
  state: CheckoutState,
  codes: readonly string[],
  delivery: DeliveryRequest = ANYHOW,
): CheckoutPreviewResult {
  const client = useApolloClient();
  const { data, previousData, loading, error, refetch } = useQuery(CheckoutPreviewDocument, {
    variables: { ...variablesOf(state, codes), ...delivery },
    // Neither an earlier visit's prices nor, after the order, an emptied cart.
    fetchPolicy: 'no-cache',
  });
  // While other codes or another place are priced, the screen stays.
  const latest = data ?? previousData;
  return {
    preview: latest ? previewOf(latest) : null,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    priceWith: async (wanted) => {
      const priced = await client.query({
        query: CheckoutPreviewDocument,
        variables: { ...variablesOf(state, wanted), ...delivery },
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
 * The cart has its codes on the server; those for a product that is bought directly are in the draft of the
 * checkout.
 */
function variablesOf(state: CheckoutState, codes: readonly string[]) {
  return state.source === 'cart'
    ? { lines: null, codes: null }
    : { lines: [lineOf(state.choice)], codes: [...codes] };
}

/** The router's state may hold more than the server takes. */
function lineOf({ productId, quantity, ...choice }: ProductChoice): CartLineInput {
  return { productId, ...optionsOf(choice), quantity };
}

/**
 * A product that is no longer sold, or not in the chosen variant, is an error: there is nothing to order
 * then.
 */
function previewOf({ checkoutPreview: { preview } }: CheckoutPreviewQuery): CheckoutPreview {
  return preview ?? NOTHING;
}
