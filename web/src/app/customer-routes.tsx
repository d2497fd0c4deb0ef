import type { RouteObject } from 'react-router-dom';
import type { OrderStatus } from '../gql/graphql.ts';
import { type Page, pages } from '../navigation/pages.ts';
import { RequireCustomer } from '../session/guards.tsx';
import { lazyComponent, route } from './lazy-route.ts';

const { account } = pages;

/** The route of the customer's orders with a status, or of all. */
function orderListRoute(page: Page, status: OrderStatus | null): RouteObject {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const { OrdersPage } = await import('../features/account/orders/orders-page.tsx');
      return { Component: () => <OrdersPage title={page.title()} status={status} /> };
    },
  };
}

/** The pages for logged-in customers only; `routes.tsx` loads them on the way there. */
export const customerRoutes: RouteObject[] = [
  {
    element: <RequireCustomer />,
    children: [
      route(pages.wishlist, () => import('../features/wishlist/wishlist-page.tsx'), 'WishlistPage'),
      {
        lazy: lazyComponent(() => import('../layouts/account/account-layout.tsx'), 'AccountLayout'),
        children: [
          route(account.profile, () => import('../features/account/profile/profile-page.tsx'), 'ProfilePage'),
          route(
            account.addressBook,
            () => import('../features/account/addresses/address-book-page.tsx'),
            'AddressBookPage',
          ),
          route(
            account.payment,
            () => import('../features/account/payments/payments-page.tsx'),
            'PaymentsPage',
          ),
          route(account.reviews, () => import('../features/reviews/reviews-page.tsx'), 'ReviewsPage'),
          route(account.review, () => import('../features/reviews/review-page.tsx'), 'ReviewPage'),
          route(account.mails, () => import('../features/account/mails/mails-page.tsx'), 'MailsPage'),
          route(
            account.orderReturn,
            () => import('../features/account/returns/return-page.tsx'),
            'ReturnPage',
          ),
          route(
            account.returnLabel,
            () => import('../features/account/returns/return-label-page.tsx'),
            'ReturnLabelPage',
          ),
          orderListRoute(account.orders, null),
          orderListRoute(account.deliveries, 'DELIVERED'),
          route(account.returns, () => import('../features/account/returns/returns-page.tsx'), 'ReturnsPage'),
          orderListRoute(account.cancellations, 'CANCELLED'),
          route(account.order, () => import('../features/account/orders/order-page.tsx'), 'OrderPage'),
        ],
      },
    ],
  },
];
