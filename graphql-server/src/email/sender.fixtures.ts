import type { ResetSender } from '../modules/auth/passwords/reset-sender.ts';
import type { OrderSender } from '../modules/orders/emails/order-sender.ts';
import { addressLines } from '../shared/places/address-lines.ts';

/** The links of a sender in the US with its own pages at https://shop.example, with ids in place of tokens. */
export const ownLinks: Pick<
  OrderSender & ResetSender,
  | 'orderPage'
  | 'returnLabel'
  | 'paymentLink'
  | 'takesCards'
  | 'withdrawalLink'
  | 'orderConfirmationLink'
  | 'formatAddress'
  | 'passwordResetLink'
  | 'home'
> = {
  orderPage: ({ id, guestLinkExpiresAt }) =>
    `https://shop.example/${guestLinkExpiresAt ? 'orders' : 'account/orders'}/${id}`,
  returnLabel: (order, returnId) => `${ownLinks.orderPage(order)}/returnLabel?return=${returnId}`,
  paymentLink: ({ id }) => `https://shop.example/pay?token=${id}`,
  takesCards: true,
  withdrawalLink: null,
  orderConfirmationLink: (id) => `https://shop.example/confirmOrder?token=${id}`,
  formatAddress: (address) => addressLines(address, 'US', 'en-US'),
  passwordResetLink: (token) => `https://shop.example/resetPassword?token=${token}`,
  home: () => 'https://shop.example',
};
