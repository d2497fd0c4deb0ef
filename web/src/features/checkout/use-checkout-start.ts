import { useQuery } from '@apollo/client/react';
import { type Address_addressFragment, CheckoutStartDocument } from '../../gql/account/graphql.ts';

interface CheckoutStart {
  /** The address book, which a guest has not; null while loading. */
  addresses: readonly Address_addressFragment[] | null;
  /** The id of the order placed with this reference, if its response was lost. */
  findPlaced: (orderId: string) => string | undefined;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The shopper's data at the start of a checkout: saved addresses and the latest orders. */
export function useCheckoutStart(): CheckoutStart {
  const { data, loading, error, refetch } = useQuery(CheckoutStartDocument, { fetchPolicy: 'network-only' });
  const viewer = data?.viewer;
  return {
    addresses: data ? (viewer?.addresses ?? []) : null,
    findPlaced: (orderId) => viewer?.orders.nodes.find(({ number }) => number === orderId)?.id,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
