import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useShop } from '../../shop/use-shop.ts';

/** In ms. The server updates prices within a second or two after a campaign starts or ends. */
const DELAY = 2000;
/** In ms. Spreads the requests of all open pages. */
const SPREAD = 8000;
/** The maximum delay of timers, in ms. */
const MAX_WAIT = 2 ** 31 - 1;

/**
 * Refetches the next offer, and the prices and the cart on screen, when a campaign starts or ends, and when
 * the page is restored from the back/forward cache, where it may have been for a long time.
 */
export function usePriceRenewal(): void {
  const client = useApolloClient();
  const changeAt = useShop()?.pricesChangeAt;

  useEffect(() => {
    if (changeAt == null) return;
    // A cached page may have missed the change.
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
 * Few pages are open when prices change, so the code loads only then. On failure the page keeps what it
 * shows.
 */
async function renewPrices(client: ApolloClient): Promise<void> {
  try {
    const { refetchPrices } = await import('../../apollo/refetch-prices.ts');
    await refetchPrices(client);
  } catch {
    // Offline, or the shop has a new version.
  }
}
