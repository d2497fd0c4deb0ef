import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { PageHandle } from './page-handle.ts';

const titled = (title: string): PageHandle => ({ title: `${title} - Admin` });

const adminPages: RouteObject[] = [
  {
    index: true,
    handle: titled('Dashboard'),
    lazy: async () => ({
      Component: (await import('../features/admin/dashboard/dashboard-page.tsx')).DashboardPage,
    }),
  },
  {
    path: 'products',
    handle: titled('Products'),
    lazy: async () => ({
      Component: (await import('../features/admin/products/products-page.tsx')).ProductsPage,
    }),
  },
  {
    path: 'products/add',
    handle: titled('Add product'),
    lazy: async () => ({
      Component: (await import('../features/admin/products/product-form-page.tsx')).ProductFormPage,
    }),
  },
  {
    path: 'products/:id/edit',
    handle: titled('Edit product'),
    lazy: async () => ({
      Component: (await import('../features/admin/products/product-form-page.tsx')).ProductFormPage,
    }),
  },
  {
    path: 'orders',
    handle: titled('Orders'),
    lazy: async () => ({ Component: (await import('../features/admin/orders/orders-page.tsx')).OrdersPage }),
  },
  {
    path: 'orders/:id',
    handle: titled('Order'),
    lazy: async () => ({ Component: (await import('../features/admin/orders/order-page.tsx')).OrderPage }),
  },
  {
    path: 'customers',
    handle: titled('Customers'),
    lazy: async () => ({
      Component: (await import('../features/admin/customers/customers-page.tsx')).CustomersPage,
    }),
  },
  {
    path: 'customers/:id',
    handle: titled('Customer'),
    lazy: async () => ({
      Component: (await import('../features/admin/customers/customer-page.tsx')).CustomerPage,
    }),
  },
  {
    path: '*',
    handle: titled('404 Not Found'),
    element: <NotFoundPage />,
  },
];

/** The back office: its own session, its own client, and none of its code in the shop's entry chunk. */
export const adminRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./admin-root.tsx')).AdminRoot }),
    errorElement: <ErrorPage />,
    children: [
      {
        lazy: async () => ({
          Component: (await import('../layouts/admin/admin-auth-layout.tsx')).AdminAuthLayout,
        }),
        children: [
          {
            path: 'adminLogin',
            handle: titled('Log in'),
            lazy: async () => ({
              Component: (await import('../features/admin/auth/admin-login-page.tsx')).AdminLoginPage,
            }),
          },
          {
            path: 'adminSignup',
            handle: titled('Sign up'),
            lazy: async () => ({
              Component: (await import('../features/admin/auth/admin-signup-page.tsx')).AdminSignupPage,
            }),
          },
        ],
      },
      {
        path: 'admin',
        lazy: async () => ({ Component: (await import('../session/guards.tsx')).RequireAdmin }),
        children: [
          {
            lazy: async () => ({
              Component: (await import('../layouts/admin/admin-layout.tsx')).AdminLayout,
            }),
            children: [{ errorElement: <ErrorPage />, children: adminPages }],
          },
        ],
      },
    ],
  },
];
