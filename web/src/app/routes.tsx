import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OrderStatus } from '../gql/graphql.ts';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { RequireAdmin, RequireCustomer } from '../session/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { adminNotFoundPage, notFoundPage, type Page, pages } from '../navigation/pages.ts';
import { PageLoading } from './page-loading.tsx';

/** Loads a component once it is shown; each import is a chunk of its own. */
function lazyComponent<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

/** The route of a page, which shows the component with this name. */
function route<Name extends string>(
  page: Page,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path: page.path, handle: page, lazy: lazyComponent(load, name) };
}

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

/** The kit's component book, for developers; a production build drops it. */
const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      route(
        { path: '/dev/ui', audience: 'everyone', title: () => 'User interface' },
        () => import('../features/dev-ui/dev-ui-page.tsx'),
        'DevUiPage',
      ),
    ]
  : [];

const { account, admin } = pages;

/** The pages for logged-in customers only. */
const customerRoutes: RouteObject[] = [
  route(pages.wishlist, () => import('../features/wishlist-page/wishlist-page.tsx'), 'WishlistPage'),
  route(pages.cart, () => import('../features/cart/cart-page.tsx'), 'CartPage'),
  route(pages.checkout, () => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
  {
    lazy: lazyComponent(() => import('../layouts/account/account-layout.tsx'), 'AccountLayout'),
    children: [
      route(account.profile, () => import('../features/account/profile/profile-page.tsx'), 'ProfilePage'),
      route(
        account.addressBook,
        () => import('../features/account/addresses/address-book-page.tsx'),
        'AddressBookPage',
      ),
      route(account.payment, () => import('../features/account/payments/payments-page.tsx'), 'PaymentsPage'),
      route(account.reviews, () => import('../features/account/reviews-page.tsx'), 'ReviewsPage'),
      orderListRoute(account.orders, null),
      orderListRoute(account.deliveries, 'DELIVERED'),
      orderListRoute(account.returns, 'RETURNED'),
      orderListRoute(account.cancellations, 'CANCELLED'),
      route(account.order, () => import('../features/account/orders/order-page.tsx'), 'OrderPage'),
    ],
  },
];

const shopRoutes: RouteObject[] = [
  route(pages.home, () => import('../features/home/home-page.tsx'), 'HomePage'),
  route(pages.shop, () => import('../features/catalogue/shop-page.tsx'), 'ShopPage'),
  route(pages.product, () => import('../features/product/product-page.tsx'), 'ProductPage'),
  route(
    pages.collections,
    () => import('../features/catalogue/collections/collections-page.tsx'),
    'CollectionsPage',
  ),
  route(
    pages.collection,
    () => import('../features/catalogue/collections/collection-page.tsx'),
    'CollectionPage',
  ),
  route(pages.sizeGuide, () => import('../features/product/size-guide/size-guide-page.tsx'), 'SizeGuidePage'),
  route(pages.about, () => import('../features/about/about-page.tsx'), 'AboutPage'),
  route(pages.contact, () => import('../features/contact/contact-page.tsx'), 'ContactPage'),
  route(pages.signup, () => import('../features/auth/signup-page.tsx'), 'SignupPage'),
  route(pages.login, () => import('../features/auth/login-page.tsx'), 'LoginPage'),
  route(
    pages.googleCallback,
    () => import('../features/auth/google-callback-page.tsx'),
    'GoogleCallbackPage',
  ),
  route(
    pages.forgotPassword,
    () => import('../features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  route(pages.resetPassword, () => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  { element: <RequireCustomer />, children: customerRoutes },
  ...devRoutes,
  { path: notFoundPage.path, handle: notFoundPage, element: <NotFoundPage /> },
];

const adminAuthRoutes: RouteObject[] = [
  route(pages.adminLogin, () => import('../features/admin/auth/admin-login-page.tsx'), 'AdminLoginPage'),
  route(pages.adminSignup, () => import('../features/admin/auth/admin-signup-page.tsx'), 'AdminSignupPage'),
  route(
    pages.staffInvitation,
    () => import('../features/admin/auth/accept-invitation-page.tsx'),
    'AcceptInvitationPage',
  ),
];

const adminPageRoutes: RouteObject[] = [
  route(admin.dashboard, () => import('../features/admin/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  route(admin.products, () => import('../features/admin/products/products-page.tsx'), 'ProductsPage'),
  route(
    admin.productAdd,
    () => import('../features/admin/products/product-form-page.tsx'),
    'ProductFormPage',
  ),
  route(
    admin.productEdit,
    () => import('../features/admin/products/product-form-page.tsx'),
    'ProductFormPage',
  ),
  route(admin.categories, () => import('../features/admin/categories/categories-page.tsx'), 'CategoriesPage'),
  route(
    admin.categoryAdd,
    () => import('../features/admin/categories/category-form-page.tsx'),
    'CategoryFormPage',
  ),
  route(
    admin.categoryEdit,
    () => import('../features/admin/categories/category-form-page.tsx'),
    'CategoryFormPage',
  ),
  route(
    admin.collections,
    () => import('../features/admin/collections/collections-page.tsx'),
    'CollectionsPage',
  ),
  route(
    admin.collectionAdd,
    () => import('../features/admin/collections/collection-form-page.tsx'),
    'CollectionFormPage',
  ),
  route(
    admin.collectionEdit,
    () => import('../features/admin/collections/collection-form-page.tsx'),
    'CollectionFormPage',
  ),
  route(admin.orders, () => import('../features/admin/orders/orders-page.tsx'), 'OrdersPage'),
  route(admin.order, () => import('../features/admin/orders/order-page.tsx'), 'OrderPage'),
  route(admin.search, () => import('../features/admin/search/synonyms-page.tsx'), 'SynonymsPage'),
  route(admin.staff, () => import('../features/admin/staff/staff-page.tsx'), 'StaffPage'),
  route(admin.staffRoles, () => import('../features/admin/staff/roles-page.tsx'), 'RolesPage'),
  route(admin.sheets, () => import('../features/admin/sheets/sheets-page.tsx'), 'SheetsPage'),
  route(admin.audit, () => import('../features/admin/audit/audit-page.tsx'), 'AuditPage'),
  route(admin.customers, () => import('../features/admin/customers/customers-page.tsx'), 'CustomersPage'),
  route(admin.customer, () => import('../features/admin/customers/customer-page.tsx'), 'CustomerPage'),
  { path: adminNotFoundPage.path, handle: adminNotFoundPage, element: <NotFoundPage /> },
];

/** The back office: its own session, its own client, and none of its code in the shop's entry chunk. */
const adminRoutes: RouteObject = {
  lazy: lazyComponent(() => import('./admin-root.tsx'), 'AdminRoot'),
  errorElement: <ErrorPage />,
  children: [
    {
      lazy: lazyComponent(() => import('../layouts/admin/admin-auth-layout.tsx'), 'AdminAuthLayout'),
      children: adminAuthRoutes,
    },
    {
      element: <RequireAdmin />,
      children: [
        {
          lazy: lazyComponent(() => import('../layouts/admin/admin-layout.tsx'), 'AdminLayout'),
          children: [{ errorElement: <ErrorPage />, children: adminPageRoutes }],
        },
      ],
    },
  ],
};

/** All routes of the specification (section 2): which component shows a page, and what surrounds it. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        element: <ShopLayout />,
        // A page's errors leave the shop's header and footer in place.
        children: [{ errorElement: <ErrorPage />, children: shopRoutes }],
      },
      adminRoutes,
    ],
  },
];
