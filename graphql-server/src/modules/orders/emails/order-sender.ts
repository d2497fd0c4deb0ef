import type { Dependencies } from '../../../dependencies.ts';
import type { Sender } from '../../../email/email-content.ts';
import { addressLines, type PostalAddress } from '../../../shared/places/address-lines.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { storefrontLinks } from '../../emails/sender.ts';
import { orderConfirmationToken } from '../confirmation/order-confirmation-token.ts';
import { orderLinkToken } from '../links/order-link-token.ts';
import { paymentLinkToken } from '../links/payment-link-token.ts';
import { withdrawalToken } from '../links/withdrawal-token.ts';
import type { Order } from '../order.ts';
import { isPayable } from '../payment/payment-rules.ts';

/** The shop as the sender of emails about orders. */
export interface OrderSender extends Sender {
  /**
   * URL of an order's page: in the customer's account, or for a guest a page that anyone with the link can
   * see.
   */
  orderPage: (order: LinkedOrder) => string;
  /** URL of a return label, with the same access as the order's page. */
  returnLabel: (order: LinkedOrder, returnId: string) => string;
  /** URL of the page for paying an order by card. */
  paymentLink: (order: Pick<LinkedOrder, 'id' | 'storefrontId'>) => string;
  /** Whether the link can be used at all. */
  takesCards: boolean;
  /** URL of the page for withdrawing from an order; null where the shop offers none. */
  withdrawalLink: ((orderId: string) => string) | null;
  /** URL that confirms the order and verifies the email address it was sent to. */
  orderConfirmationLink: (orderId: string, email: string) => string;
  /** The lines of an address as on an envelope. */
  formatAddress: (address: PostalAddress) => string[];
}

/**
 * What links to an order depend on. `storefrontId` is the external storefront of the order; null for the
 * shop's own.
 */
export interface LinkedOrder {
  id: string;
  guestLinkExpiresAt: Date | null;
  storefrontId: string | null;
}

export function orderSender(sender: Sender, dependencies: Dependencies): OrderSender {
  const keys = dependencies.secrets.session;
  const { baseUrl } = sender;
  const { delivery, returns } = dependencies.currentSettings.get();
  const link = storefrontLinks(dependencies);
  return {
    ...sender,
    orderPage: ({ id, guestLinkExpiresAt, storefrontId }) => {
      if (!guestLinkExpiresAt) return link(storefrontId, 'orderPath', id, webLinks.order(id));
      const token = orderLinkToken(keys, id);
      return link(storefrontId, 'guestOrderPath', token, webLinks.guestOrder(token));
    },
    paymentLink: ({ id, storefrontId }) => {
      const token = paymentLinkToken(keys, id);
      return link(storefrontId, 'paymentPath', token, webLinks.payByLink(token));
    },
    takesCards: dependencies.payments.active !== null,
    returnLabel: ({ id, guestLinkExpiresAt }, returnId) =>
      baseUrl +
      (guestLinkExpiresAt
        ? webLinks.guestReturnLabel(orderLinkToken(keys, id), returnId)
        : webLinks.returnLabel(id, returnId)),
    withdrawalLink: returns.isWithdrawalOffered
      ? (orderId) => baseUrl + webLinks.withdraw(withdrawalToken(keys, orderId))
      : null,
    orderConfirmationLink: (orderId, email) =>
      baseUrl + webLinks.confirmOrder(orderConfirmationToken(keys, orderId, email)),
    formatAddress: (address) => addressLines(address, delivery.countryCode, 'en-US'),
  };
}

/** The links that staff can share with the customer instead of an email. */
export function customerLinks(
  order: Order,
  { orderPage, paymentLink }: Pick<OrderSender, 'orderPage' | 'paymentLink'>,
): { pageUrl: string; paymentUrl: string | null } {
  const { paymentMethod: method, paymentState: state, status, paymentLinkExpiresAt } = order;
  const isPaidByLink = paymentLinkExpiresAt !== null && isPayable({ method, state, status });
  return { pageUrl: orderPage(order), paymentUrl: isPaidByLink ? paymentLink(order) : null };
}
