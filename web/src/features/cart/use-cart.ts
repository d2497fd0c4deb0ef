import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from '../../session/shopper-session.ts';
import { CartDocument, type Cart_cartFragment } from '../../gql/graphql.ts';
import { unitsIn } from './optimistic-cart.ts';

interface CartResult {
  /** Null for a visitor, and while loading. */
  cart: Cart_cartFragment | null;
  /** Units in all; 0 while loading. */
  itemCount: number;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

interface CartOptions {
  /** Refetches a cached cart: for pages on which prices and stock must be current. */
  fresh?: boolean;
}

/** The signed-in shopper's cart; for a visitor there is none, and no request. */
export function useCart({ fresh = false }: CartOptions = {}): CartResult {
  const isSignedIn = useSession() !== null;
  const options = fresh ? { fetchPolicy: 'cache-and-network' as const } : {};
  const { data, loading, error, refetch } = useQuery(CartDocument, isSignedIn ? options : skipToken);
  const cart = (isSignedIn && data?.cart) || null;
  return {
    cart,
    itemCount: cart ? unitsIn(cart) : 0,
    loading,
    error,
    // Another failure is reported by `error`.
    retry: () => void refetch().catch(() => undefined),
  };
}
