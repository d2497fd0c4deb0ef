import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type FailingForm, useAction } from '../../apollo/use-action.ts';
import {
  type ChangedLists_payloadFragment,
  EndWishlistShareDocument,
  MyWishlistsDocument,
  type MyWishlistsQuery,
  type NamedWishlist_listFragment,
  ShareWishlistDocument,
  type WishlistShare_shareFragment,
} from '../../gql/graphql.ts';

export type NamedList = NamedWishlist_listFragment;

/** The customer's named lists, and the links that share lists. */
export function useLists() {
  const { data, loading, error, refetch } = useQuery(MyWishlistsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return {
    lists: data?.namedWishlists,
    shares: data?.wishlistShares ?? [],
    loading,
    error,
    // `error` reports another failure.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Runs a change of a list; every list on screen updates. */
export function useListAction<
  Data extends Record<string, ChangedLists_payloadFragment | string | undefined>,
  Variables extends OperationVariables,
>(document: TypedDocumentNode<Data, Variables>, failure: string | FailingForm) {
  return useAction<Data, Variables, readonly NamedList[]>(document, {
    result: (payload) => (payload as ChangedLists_payloadFragment).namedWishlists,
    failure,
    update: (cache, { data }) => {
      const payload = data && (Object.values(data)[0] as ChangedLists_payloadFragment);
      const namedWishlists = payload?.namedWishlists;
      if (namedWishlists) updateLists(cache, (cached) => ({ ...cached, namedWishlists }));
    },
  });
}

/** Shares a list by a new link, and revokes a list's link. */
export function useShareActions() {
  const failure = t`The link was not changed`;
  const update = (cache: ApolloCache, shares: readonly WishlistShare_shareFragment[] | null | undefined) => {
    if (shares) updateLists(cache, (cached) => ({ ...cached, wishlistShares: [...shares] }));
  };
  const [share, isSharing] = useAction(ShareWishlistDocument, {
    result: (payload) => payload.shares,
    failure,
    update: (cache, { data }) => update(cache, data?.wishlistShare.shares),
  });
  const [end, isEnding] = useAction(EndWishlistShareDocument, {
    result: (payload) => payload.shares,
    failure,
    update: (cache, { data }) => update(cache, data?.wishlistShareEnd.shares),
  });
  return { share, end, isSharing, isEnding };
}

function updateLists(cache: ApolloCache, change: (cached: MyWishlistsQuery) => MyWishlistsQuery): void {
  cache.updateQuery({ query: MyWishlistsDocument }, (cached) => cached && change(cached));
}
