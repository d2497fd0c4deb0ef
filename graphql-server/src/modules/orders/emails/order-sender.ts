import type { Dependencies } from '../../../dependencies.ts';
import type { Sender } from '../../../email/email-content.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { storefrontLinks } from '../../emails/sender.ts';
import { orderConfirmationToken } from '../confirmation/order-confirmation-token.ts';
import { orderLinkToken } from '../links/order-link-token.ts';
import { paymentLinkToken } from '../links/payment-link-token.ts';

/** The shop as the sender of emails about orders. */
export interface OrderSender extends Sender {
  /** The URL of an order's page: in its customer's account, or for a guest one that whoever opens it sees. */
  orderPage: (order: LinkedOrder) => string;
  /** The URL of the label of a return of an order, like that of its page. */
  returnLabel: (order: LinkedOrder, returnId: string) => string;
  /** The URL of the page on which an order is paid by card. */
  paymentLink: (order: Pick<LinkedOrder, 'id' | 'storefrontId'>) => string;
  /** The URL at which whoever reads this email confirms the order, and that the email is theirs. */
  orderConfirmationLink: (orderId: string, email: string) => string;
}

/**
 * What links to an order depend on. `storefrontId`: the other storefront that it was placed through; null:
 * the shop's own.
 */
export interface LinkedOrder {
  id: string;
  guestLinkExpiresAt: Date | null;
  storefrontId: string | null;
}

export function orderSender(sender: Sender, dependencies: Dependencies): OrderSender {
  const key = dependencies.secrets.session;
  const { baseUrl } = sender;
  const link = storefrontLinks(dependencies);
  return {
    ...sender,
    orderPage: ({ id, guestLinkExpiresAt, storefrontId }) => {
      if (!guestLinkExpiresAt) return link(storefrontId, 'orderPath', id, webLinks.order(id));
      const token = orderLinkToken(key, id);
      return link(storefrontId, 'guestOrderPath', token, webLinks.guestOrder(token));
    },
    returnLabel: ({ id, guestLinkExpiresAt }, returnId) =>
      baseUrl +
      (guestLinkExpiresAt
        ? webLinks.guestReturnLabel(orderLinkToken(key, id), returnId)
        : webLinks.returnLabel(id, returnId)),
    paymentLink: ({ id, storefrontId }) => {
      const token = paymentLinkToken(key, id);
      return link(storefrontId, 'paymentPath', token, webLinks.payByLink(token));
    },
    orderConfirmationLink: (orderId, email) =>
      baseUrl + webLinks.confirmOrder(orderConfirmationToken(key, orderId, email)),
  };
}
