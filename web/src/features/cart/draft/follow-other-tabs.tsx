import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CartDocument, WishlistDocument } from '../../../gql/graphql.ts';

const CHANNEL = 'cart-and-wishlist';

/** What a tab shows, in enough detail to detect a difference. */
interface Shown {
  cart?: string;
  wishlist?: string;
}

/** Keeps the cart, the wishlist and their counts in the header in sync across a shopper's tabs. */
export function FollowOtherTabs() {
  const client = useApolloClient();
  useEffect(() => {
    let stop = follow(client);
    // An open channel would keep the page out of the back/forward cache. A page restored from there may have
    // missed messages.
    const leave = () => stop();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop = follow(client);
      refetch(client, { cart: '', wishlist: '' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      stop();
    };
  }, [client]);
  return null;
}

/** Broadcasts this tab's changes, and refetches what another tab shows differently. */
function follow(client: ApolloClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const shown: Shown = {};
  const broadcastChange = (what: keyof Shown, state: string) => {
    if (shown[what] === state) return;
    shown[what] = state;
    channel.postMessage({ [what]: state } satisfies Shown);
  };
  const watches = [
    client.cache.watch({
      query: CartDocument,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) => complete && broadcastChange('cart', result.cart.version),
    }),
    client.cache.watch({
      query: WishlistDocument,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) =>
        complete && broadcastChange('wishlist', result.wishlist.products.map(({ id }) => id).join()),
    }),
  ];
  channel.addEventListener('message', ({ data }: MessageEvent<Shown>) => {
    const differs = (what: keyof Shown) => data[what] !== undefined && data[what] !== shown[what];
    refetch(client, {
      ...(differs('cart') && { cart: data.cart }),
      ...(differs('wishlist') && { wishlist: data.wishlist }),
    });
  });
  return () => {
    for (const stop of watches) stop();
    channel.close();
  };
}

/** Refetches only what is on screen. Failures are not reported, because the shopper did nothing here. */
function refetch(client: ApolloClient, { cart, wishlist }: Shown): void {
  const onQueryUpdated = ({ queryName }: { queryName?: string }) =>
    (cart !== undefined && queryName === 'Cart') || (wishlist !== undefined && queryName === 'Wishlist');
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
