import { createContext, useContext } from 'react';
import { paths } from '../../../../navigation/paths.ts';

/**
 * The token of the link through which the page shows the order; null for an order of the shopper's own
 * account.
 */
export const OrderLink = createContext<string | null>(null);

/** The paths of the order and its returns: by its link, or in the shopper's account. */
export function useOrderPaths(orderId: string) {
  const token = useContext(OrderLink);
  return token === null
    ? {
        order: paths.account.order(orderId),
        orderChange: paths.account.orderChange(orderId),
        orderReturn: paths.account.orderReturn(orderId),
        returnLabel: paths.account.returnLabel(orderId),
      }
    : {
        order: paths.guestOrder(token),
        orderChange: paths.guestOrderChange(token),
        orderReturn: paths.guestReturn(token),
        returnLabel: paths.guestReturnLabel(token),
      };
}

/**
 * How mutations identify the order on the page: by the link's token or by its id. The documents for both have
 * the same shape, so a component only chooses between the two.
 */
export function useOrderReference(orderId: string): { isLinked: boolean; id: string } {
  const token = useContext(OrderLink);
  return { isLinked: token !== null, id: token ?? orderId };
}
