import { createContext, useContext } from 'react';
import { paths } from '../../../../navigation/paths.ts';

/**
 * The token of the link by which the order on the page is seen; null for one of the shopper's own account.
 */
export const OrderLink = createContext<string | null>(null);

/** Where the order on the page and its returns are: by its link, or in the shopper's account. */
export function useOrderPaths(orderId: string) {
  const token = useContext(OrderLink);
  return token === null
    ? {
        order: paths.account.order(orderId),
        orderReturn: paths.account.orderReturn(orderId),
        returnLabel: paths.account.returnLabel(orderId),
      }
    : {
        order: paths.guestOrder(token),
        orderReturn: paths.guestReturn(token),
        returnLabel: paths.guestReturnLabel(token),
      };
}

/**
 * How the order on the page is named in its mutations: by the link's token, or by its id. The documents for
 * the one are written like those for the other, so that a component has to choose between the two and nothing
 * else.
 */
export function useOrderReference(orderId: string): { isLinked: boolean; id: string } {
  const token = useContext(OrderLink);
  return { isLinked: token !== null, id: token ?? orderId };
}
