import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from '../../session/shopper-session.ts';
import { CartDocument, type Cart_cartFragment } from '../../gql/graphql.ts';

interface CartResult {
  /** Null for a visitor, and until the cart has arrived. */
  cart: Cart_cartFragment | null;
  /** Units in all; 0 until it is known. */
  itemCount: number;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

interface CartOptions {
  /** Asks the server even when the cart is known: for pages on which prices and stock have to be today's. */
  fresh?: boolean;
}

/** The signed-in shopper's cart; a visitor has none and nothing is asked for. */
export function useCart({ fresh = false }: CartOptions = {}): CartResult {
  const isSignedIn = useSession() !== null;
  const options = fresh ? { fetchPolicy: 'cache-and-network' as const } : {};
  const { data, loading, error, refetch } = useQuery(CartDocument, isSignedIn ? options : skipToken);
  const cart = (isSignedIn && data?.cart) || null;
  return {
    cart,
    itemCount: cart?.itemCount ?? 0,
    loading,
    error,
    // What goes wrong again is told by `error`.
    retry: () => void refetch().catch(() => undefined),
  };
}
