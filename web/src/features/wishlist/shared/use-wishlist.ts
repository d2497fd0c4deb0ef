import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '../../../session/shopper-session.ts';
import { type ProductCard_productFragment, WishlistDocument } from '../../../gql/graphql.ts';

interface WishlistResult {
  products: readonly ProductCard_productFragment[];
  /** The products' ids; the same set until they change. */
  ids: ReadonlySet<string>;
  /** False while loading, and for a visitor. */
  isKnown: boolean;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

const NOTHING: readonly ProductCard_productFragment[] = [];

/** The signed-in shopper's wishlist; a visitor's is empty and sends no request. */
export function useWishlist(): WishlistResult {
  const isSignedIn = useSession() !== null;
  const { data, loading, error, refetch } = useQuery(WishlistDocument, isSignedIn ? {} : skipToken);
  const products = (isSignedIn && data?.wishlist.products) || NOTHING;
  const ids = useMemo(() => new Set(products.map(({ id }) => id)), [products]);
  return {
    products,
    ids,
    isKnown: isSignedIn && data !== undefined,
    loading,
    error,
    // `error` reports another failure.
    retry: () => void refetch().catch(() => undefined),
  };
}
