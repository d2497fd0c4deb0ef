import { skipToken, useQuery } from '@apollo/client/react';
import { useBuyerId } from '../../../session/shopper-session.ts';
import { CartDocument, type Cart_cartFragment } from '../../../gql/graphql.ts';
import { unitsIn } from './optimistic-cart.ts';

interface CartResult {
  /** Null for a visitor, and while loading. */
  cart: Cart_cartFragment | null;
  /** The total number of units; 0 while loading. */
  itemCount: number;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

interface CartOptions {
  /** Refetches a cached cart, for pages that need current prices and stock. */
  fresh?: boolean;
}

/** The cart of a shopper or guest; a visitor has none and sends no request. */
export function useCart({ fresh = false }: CartOptions = {}): CartResult {
  const hasCart = useBuyerId() !== null;
  const options = fresh ? { fetchPolicy: 'cache-and-network' as const } : {};
  const { data, loading, error, refetch } = useQuery(CartDocument, hasCart ? options : skipToken);
  const cart = (hasCart && data?.cart) || null;
  return {
    cart,
    itemCount: cart ? unitsIn(cart) : 0,
    loading,
    error,
    // `error` reports another failure.
    retry: () => void refetch().catch(() => undefined),
  };
}
