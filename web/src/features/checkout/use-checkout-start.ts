import { useQuery } from '@apollo/client/react';
import { type CheckoutAddress_addressFragment, CheckoutStartDocument } from '../../gql/graphql.ts';

interface CheckoutStart {
  /** The address book; null until it has arrived. */
  addresses: readonly CheckoutAddress_addressFragment[] | null;
  /** The id of the order that was placed under this reference, if its answer got lost. */
  findPlaced: (orderId: string) => string | undefined;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** What the server knows of the person as a checkout begins: saved addresses, and the latest orders. */
export function useCheckoutStart(): CheckoutStart {
  const { data, loading, error, refetch } = useQuery(CheckoutStartDocument, { fetchPolicy: 'network-only' });
  const viewer = data?.viewer;
  return {
    addresses: viewer?.addresses ?? null,
    findPlaced: (orderId) => viewer?.orders.nodes.find(({ number }) => number === orderId)?.id,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
