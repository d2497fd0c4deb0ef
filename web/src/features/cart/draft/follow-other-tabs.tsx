import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CartDocument, WishlistDocument } from '../../../gql/graphql.ts';

const CHANNEL = 'cart-and-wishlist';

/** What a tab shows: enough to tell whether another one shows the same. */
interface Shown {
  cart?: string;
  wishlist?: string;
}

/** Keeps the counts of the header, the cart and the wishlist the same in all tabs of a shopper. */
export function FollowOtherTabs() {
  const client = useApolloClient();
  useEffect(() => {
    let stop = follow(client);
    // An open channel would keep the page out of the back/forward cache; who comes back from there may have
    // missed something.
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

/** Says what changes in this tab, and asks the server again for what another tab shows differently. */
function follow(client: ApolloClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const shown: Shown = {};
  const note = (what: keyof Shown, state: string) => {
    if (shown[what] === state) return;
    shown[what] = state;
    channel.postMessage({ [what]: state } satisfies Shown);
  };
  const watches = [
    client.cache.watch({
      query: CartDocument,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) => complete && note('cart', result.cart.version),
    }),
    client.cache.watch({
      query: WishlistDocument,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) =>
        complete && note('wishlist', result.wishlist.products.map(({ id }) => id).join()),
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

/** Only what is on the screen; a failure is none of the shopper's business, who has done nothing here. */
function refetch(client: ApolloClient, { cart, wishlist }: Shown): void {
  const onQueryUpdated = ({ queryName }: { queryName?: string }) =>
    (cart !== undefined && queryName === 'Cart') || (wishlist !== undefined && queryName === 'Wishlist');
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
