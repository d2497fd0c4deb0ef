import { t } from '@lingui/core/macro';
import { type ForCustomers, screen } from '../../navigation/feature.ts';
import { account as feature } from './feature.ts';

type Part = ForCustomers<typeof feature.pages>;

export const screens: Part['screens'] = {
  account: {
    profile: screen(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
    addressBook: screen(() => import('./addresses/address-book-page.tsx'), 'AddressBookPage'),
    payment: screen(() => import('./payments/payments-page.tsx'), 'PaymentsPage'),
    orders: screen(() => import('./orders/orders-page.tsx'), 'AllOrdersPage'),
    deliveries: screen(() => import('./orders/orders-page.tsx'), 'DeliveriesPage'),
    returns: screen(() => import('./returns/returns-page.tsx'), 'ReturnsPage'),
    cancellations: screen(() => import('./orders/orders-page.tsx'), 'CancellationsPage'),
    orderReturn: screen(() => import('./returns/return-page.tsx'), 'ReturnPage'),
    orderChange: screen(() => import('./orders/changes/change-order-page.tsx'), 'ChangeOrderPage'),
    returnLabel: screen(() => import('./returns/return-label-page.tsx'), 'ReturnLabelPage'),
    mails: screen(() => import('./emails/emails-page.tsx'), 'EmailsPage'),
    order: screen(() => import('./orders/order-page.tsx'), 'OrderPage'),
  },
};

const { account } = feature.pages;

export const menu: Part['menu'] = [
  { page: account.profile, label: () => t`My Profile`, section: 'account' },
  { page: account.addressBook, label: () => t`Address Book`, section: 'account' },
  { page: account.payment, label: () => t`My Payments`, section: 'account' },
  { page: account.mails, label: () => t`My Emails and Alerts`, section: 'account' },
  { page: account.orders, label: () => t`All Orders`, section: 'orders' },
  { page: account.deliveries, label: () => t`My Deliveries`, section: 'orders' },
  { page: account.returns, label: () => t`My Returns`, section: 'orders' },
  { page: account.cancellations, label: () => t`My Cancellations`, section: 'orders' },
];
