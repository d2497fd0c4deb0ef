import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { useShop } from '../../shop/use-shop.ts';

/** In ms: the server rewrites prices within a second or two of a sale's beginning or end. */
const DELAY = 2000;
/** In ms: so that not everybody with an open page asks in the same second. */
const SPREAD = 8000;
/** The longest that timers wait, in ms. */
const MAX_WAIT = 2 ** 31 - 1;

/** Once a sale begins or ends, loads the offer that is next, and the prices on the screen. */
export function usePriceRenewal(): void {
  const client = useApolloClient();
  const changeAt = useShop()?.pricesChangeAt;

  useEffect(() => {
    if (changeAt == null) return;
    // Of a page from a cache it may have passed.
    const wait = Date.parse(changeAt) - serverNow() + DELAY + Math.random() * SPREAD;
    // Few pages are open when a sale begins or ends, so the script for it comes only then. A failure leaves what is shown.
    const load = () =>
      import('../../apollo/refetch-prices.ts').then(
        ({ refetchPrices }) => refetchPrices(client),
        () => undefined,
      );
    const timer = setTimeout(() => void load(), Math.min(wait, MAX_WAIT));
    return () => clearTimeout(timer);
  }, [client, changeAt]);
}
