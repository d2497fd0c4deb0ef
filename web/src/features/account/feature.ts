import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { accountPage, page } from '../../navigation/page.ts';

const pages = {
  account: {
    profile: accountPage('/account', () => t`My Account`),
    addressBook: accountPage('/account/addressBook', () => t`Address Book`),
    payment: accountPage('/account/payment', () => t`My Payments`),
    orders: accountPage('/account/orders', () => t`My Orders`),
    deliveries: accountPage('/account/deliveries', () => t`My Deliveries`),
    returns: accountPage('/account/returns', () => t`My Returns`),
    cancellations: accountPage('/account/cancellations', () => t`My Cancellations`),
    orderReturn: accountPage('/account/orders/:id/return', () => t`Return items`),
    orderChange: accountPage('/account/orders/:id/change', () => t`Change order`),
    returnLabel: accountPage('/account/orders/:id/returnLabel', () => t`Return label`),
    mails: accountPage('/account/emails', () => t`My Emails and Alerts`),
    order: accountPage('/account/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`)),
  },
  /** A guest's order; the id is the token of its link. */
  guestOrder: page('/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`)),
  /** The target of the link in an order email. */
  confirmOrder: page('/confirmOrder', () => t`Confirm your order`),
  /** Like the return pages of an account, but with the link's token. */
  guestReturn: page('/orders/:id/return', () => t`Return items`),
  guestOrderChange: page('/orders/:id/change', () => t`Change order`),
  guestReturnLabel: page('/orders/:id/returnLabel', () => t`Return label`),
};

export const account: Feature<typeof pages> = {
  pages,
  screens: {
    guestOrder: screen(() => import('./orders/guest/guest-order-page.tsx'), 'GuestOrderPage'),
    confirmOrder: screen(() => import('./orders/guest/confirm-order-page.tsx'), 'ConfirmOrderPage'),
    guestReturn: screen(() => import('./returns/guest-return-pages.tsx'), 'GuestReturnPage'),
    guestOrderChange: screen(() => import('./orders/changes/change-order-page.tsx'), 'ChangeLinkedOrderPage'),
    guestReturnLabel: screen(() => import('./returns/guest-return-pages.tsx'), 'GuestReturnLabelPage'),
  },
  forCustomers: () => import('./for-customers.ts'),
};
