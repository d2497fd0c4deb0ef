import type { RouteObject } from 'react-router-dom';
import type { OrderStatus } from '../gql/graphql.ts';
import type { PageHandle } from './page-handle.ts';
import { RequireCustomer } from '../session/guards.tsx';

const titled = (title: string): PageHandle => ({ title });

function orderList(path: string, title: string, status: OrderStatus | null): RouteObject {
  return {
    path,
    handle: titled(title),
    lazy: async () => {
      const { OrdersPage } = await import('../features/account/orders/orders-page.tsx');
      return { element: <OrdersPage key={path} title={title} status={status} /> };
    },
  };
}

/** All pages for signed-in shoppers only. */
export const accountRoutes: RouteObject[] = [
  {
    element: <RequireCustomer />,
    handle: { isForShoppers: true } satisfies PageHandle,
    children: [
      {
        path: 'wishlist',
        handle: titled('Wishlist'),
        lazy: async () => ({
          Component: (await import('../features/wishlist/wishlist-page.tsx')).WishlistPage,
        }),
      },
      {
        path: 'cart',
        handle: titled('Cart'),
        lazy: async () => ({ Component: (await import('../features/cart/cart-page.tsx')).CartPage }),
      },
      {
        path: 'cart/checkout',
        handle: titled('Checkout'),
        lazy: async () => ({
          Component: (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
        }),
      },
      {
        path: 'account',
        lazy: async () => ({
          Component: (await import('../layouts/account/account-layout.tsx')).AccountLayout,
        }),
        children: [
          {
            index: true,
            handle: titled('My Account'),
            lazy: async () => ({
              Component: (await import('../features/account/profile/profile-page.tsx')).ProfilePage,
            }),
          },
          {
            path: 'addressBook',
            handle: titled('Address Book'),
            lazy: async () => ({
              Component: (await import('../features/account/addresses/address-book-page.tsx'))
                .AddressBookPage,
            }),
          },
          {
            path: 'payment',
            handle: titled('My Payments'),
            lazy: async () => ({
              Component: (await import('../features/account/payments/payments-page.tsx')).PaymentsPage,
            }),
          },
          {
            path: 'reviews',
            handle: titled('My Reviews'),
            lazy: async () => ({
              Component: (await import('../features/account/reviews-page.tsx')).ReviewsPage,
            }),
          },
          orderList('orders', 'My Orders', null),
          orderList('deliveries', 'My Deliveries', 'DELIVERED'),
          orderList('returns', 'My Returns', 'RETURNED'),
          orderList('cancellations', 'My Cancellations', 'CANCELLED'),
          {
            path: 'orders/:id',
            lazy: async () => ({
              Component: (await import('../features/account/orders/order-page.tsx')).OrderPage,
            }),
          },
        ],
      },
    ],
  },
];
