import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { HomeDocument, ShopDocument } from '../../gql/graphql.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useShop } from '../../shop/use-shop.ts';

/** In ms: prices follow within a second of a sale's end. */
const DELAY = 2000;
/** The longest that timers wait, in ms. */
const MAX_WAIT = 2 ** 31 - 1;

/** When the offer ends, loads what comes after it: the next countdown, and other products. */
export function useOfferRenewal(): void {
  const client = useApolloClient();
  const end = Date.parse(useShop()?.offerEndsAt ?? '');

  useEffect(() => {
    const wait = end - serverNow() + DELAY;
    if (!(wait > DELAY && wait < MAX_WAIT)) return;
    const timer = setTimeout(() => {
      // A failure leaves what is shown; the next visit loads it.
      client.refetchQueries({ include: [ShopDocument, HomeDocument] }).catch(() => undefined);
    }, wait);
    return () => clearTimeout(timer);
  }, [client, end]);
}
