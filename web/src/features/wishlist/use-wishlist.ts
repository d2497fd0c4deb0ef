import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '../../session/shopper-session.ts';
import { type ProductCard_productFragment, WishlistDocument } from '../../gql/graphql.ts';

interface WishlistResult {
  products: readonly ProductCard_productFragment[];
  /** The products' ids, for the hearts of cards. */
  ids: ReadonlySet<string>;
  /** False until the list has arrived, and for a visitor. */
  isKnown: boolean;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

const NOTHING: readonly ProductCard_productFragment[] = [];

/** The signed-in shopper's wishlist; a visitor's is empty and nothing is asked for. */
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
    // What goes wrong again is told by `error`.
    retry: () => void refetch().catch(() => undefined),
  };
}
