import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from '../../apollo/use-session.ts';
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

/** The signed-in shopper's cart; a visitor has none and nothing is asked for. */
export function useCart(): CartResult {
  const isSignedIn = useSession() !== null;
  const { data, loading, error, refetch } = useQuery(CartDocument, isSignedIn ? {} : skipToken);
  const cart = (isSignedIn && data?.cart) || null;
  return { cart, itemCount: cart?.itemCount ?? 0, loading, error, retry: () => void refetch() };
}
