import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import { CartDocument, CheckoutProductDocument } from '../../gql/graphql.ts';
import { useCart } from '../cart/use-cart.ts';
import { type CheckoutLine, linesOfCart, linesOfChoice } from './checkout-lines.ts';

interface CheckoutLines {
  /** Null while loading; empty when there is nothing left to order. */
  lines: CheckoutLine[] | null;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** Refetches current prices and stock. */
  refresh: () => Promise<CheckoutLine[]>;
}

/** The lines to be ordered, at current prices: the cart, or the product that is bought directly. */
export function useCheckoutLines(state: CheckoutState): CheckoutLines {
  const client = useApolloClient();
  const choice = state.source === 'product' ? state.choice : null;
  const cart = useCart({ fresh: true });
  const product = useQuery(
    CheckoutProductDocument,
    choice ? { variables: { id: choice.productId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );

  async function refresh(): Promise<CheckoutLine[]> {
    const fetchPolicy = 'network-only';
    if (!choice) {
      const { data } = await client.query({ query: CartDocument, fetchPolicy });
      return linesOfCart(data?.cart.lines ?? []);
    }
    const variables = { id: choice.productId };
    const { data } = await client.query({ query: CheckoutProductDocument, variables, fetchPolicy });
    return data?.product ? linesOfChoice(data.product, choice) : [];
  }

  if (!choice) {
    const { loading, error, retry } = cart;
    return { lines: cart.cart && linesOfCart(cart.cart.lines), loading, error, retry, refresh };
  }
  const { data, loading, error, refetch } = product;
  const found = data?.product ? linesOfChoice(data.product, choice) : [];
  return {
    lines: data || (!loading && !error) ? found : null,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    refresh,
  };
}
