import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useShop } from '../../shop/use-shop.ts';

/** In ms: the server rewrites prices within a second or two of a campaign's beginning or end. */
const DELAY = 2000;
/** In ms: so that not everybody with an open page asks in the same second. */
const SPREAD = 8000;
/** The longest that timers wait, in ms. */
const MAX_WAIT = 2 ** 31 - 1;

/**
 * Loads the offer that is next, and the prices and the cart on the screen: once a campaign begins or ends,
 * and when the page comes back from the back/forward cache, where it may have been for long.
 */
export function usePriceRenewal(): void {
  const client = useApolloClient();
  const changeAt = useShop()?.pricesChangeAt;

  useEffect(() => {
    if (changeAt == null) return;
    // Of a page from a cache it may have passed.
    const wait = Date.parse(changeAt) - serverNow() + DELAY + Math.random() * SPREAD;
    const timer = setTimeout(() => void renewPrices(client), Math.min(wait, MAX_WAIT));
    return () => clearTimeout(timer);
  }, [client, changeAt]);

  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void renewPrices(client);
    };
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  }, [client]);
}

/**
 * Few pages are open when prices change, so the script for it comes only then. A failure leaves what is
 * shown.
 */
async function renewPrices(client: ApolloClient): Promise<void> {
  try {
    const { refetchPrices } = await import('../../apollo/refetch-prices.ts');
    await refetchPrices(client);
  } catch {
    // Offline, or the shop has a new version.
  }
}
