import { useQuery } from '@apollo/client/react';
import {
  type Address_addressFragment,
  CheckoutStartDocument,
  type CheckoutStartQuery,
} from '../../../gql/graphql.ts';

export type CheckoutDetails = NonNullable<CheckoutStartQuery['cart']['checkoutDetails']>;

interface CheckoutStart {
  /** The address book, which guests do not have; null while loading. */
  addresses: readonly Address_addressFragment[] | null;
  /** The details of the latest order, if it was left unpaid. */
  details: CheckoutDetails | null;
  /** Whether the shopper must accept the shop's terms. */
  asksForTerms: boolean;
  /** What the merchant wants the button to say; null for the default. */
  placeOrderLabel: string | null;
  /** The countries whose businesses are asked for their VAT number. */
  vatNumberCountryCodes: readonly string[];
  /** The id of the order placed with this reference, if its response was lost. */
  findPlaced: (orderId: string) => string | undefined;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The shopper's data for a new checkout: saved addresses and the latest orders. */
export function useCheckoutStart(): CheckoutStart {
  const { data, loading, error, refetch } = useQuery(CheckoutStartDocument, { fetchPolicy: 'network-only' });
  const { viewer, cart } = data ?? {};
  // A guest has no list of orders.
  const placed = viewer?.orders.nodes ?? [cart?.unpaidOrder].filter((order) => order != null);
  return {
    addresses: data ? (viewer?.addresses ?? []) : null,
    details: cart?.checkoutDetails ?? null,
    asksForTerms: data?.shop.asksForTerms ?? false,
    placeOrderLabel: data?.shop.placeOrderLabel ?? null,
    vatNumberCountryCodes: data?.shop.vatNumberCountryCodes ?? [],
    findPlaced: (orderId) => placed.find(({ reference }) => reference === orderId)?.id,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
