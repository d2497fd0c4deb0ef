import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LegalPageKind, OrderStatus } from '../gql/graphql.ts';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { RequireAdmin, RequireCustomer } from '../session/guards.tsx';
import type { AdminPageName } from './admin-pages.ts';
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

/** The route of a page of the back office. The names of those files are in one chunk of their own, which no shopper loads. */
function adminRoute(page: Page, name: AdminPageName): RouteObject {
  return {
    path: page.path,
    handle: page,
    lazy: async () => {
      const { adminPages } = await import('./admin-pages.ts');
      return { Component: await adminPages[name]() };
    },
  };
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

/** The route of a legal page. */
function legalRoute(kind: LegalPageKind): RouteObject {
  return {
    path: pages.legal[kind].path,
    handle: pages.legal[kind],
    lazy: async () => {
      const { LegalPage } = await import('../features/legal/legal-page.tsx');
      return { Component: () => <LegalPage kind={kind} /> };
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
  legalRoute('TERMS'),
  legalRoute('PRIVACY'),
  legalRoute('RETURNS'),
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
  route(pages.payByLink, () => import('../features/checkout/pay-by-link-page.tsx'), 'PayByLinkPage'),
  route(pages.resetPassword, () => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  { element: <RequireCustomer />, children: customerRoutes },
  ...devRoutes,
  { path: notFoundPage.path, handle: notFoundPage, element: <NotFoundPage /> },
];

const adminAuthRoutes: RouteObject[] = [
  adminRoute(pages.adminLogin, 'AdminLoginPage'),
  adminRoute(pages.adminSignup, 'AdminSignupPage'),
  adminRoute(pages.staffInvitation, 'AcceptInvitationPage'),
];

const adminPageRoutes: RouteObject[] = [
  adminRoute(admin.dashboard, 'DashboardPage'),
  adminRoute(admin.products, 'ProductsPage'),
  adminRoute(admin.productAdd, 'ProductFormPage'),
  adminRoute(admin.deletedProducts, 'DeletedProductsPage'),
  adminRoute(admin.productEdit, 'ProductFormPage'),
  adminRoute(admin.categories, 'CategoriesPage'),
  adminRoute(admin.categoryAdd, 'CategoryFormPage'),
  adminRoute(admin.deletedCategories, 'DeletedCategoriesPage'),
  adminRoute(admin.categoryEdit, 'CategoryFormPage'),
  adminRoute(admin.collections, 'CollectionsPage'),
  adminRoute(admin.collectionAdd, 'CollectionFormPage'),
  adminRoute(admin.deletedCollections, 'DeletedCollectionsPage'),
  adminRoute(admin.collectionEdit, 'CollectionFormPage'),
  adminRoute(admin.orders, 'OrdersPage'),
  adminRoute(admin.orderDrafts, 'DraftsPage'),
  adminRoute(admin.orderDraftAdd, 'DraftFormPage'),
  adminRoute(admin.orderDraft, 'DraftFormPage'),
  adminRoute(admin.order, 'OrderPage'),
  adminRoute(admin.orderPrint, 'PrintPage'),
  adminRoute(admin.search, 'SynonymsPage'),
  adminRoute(admin.staff, 'StaffPage'),
  adminRoute(admin.staffRoles, 'RolesPage'),
  adminRoute(admin.deletedRoles, 'DeletedRolesPage'),
  adminRoute(admin.sheets, 'SheetsPage'),
  adminRoute(admin.audit, 'AuditPage'),
  adminRoute(admin.settings.all, 'SettingsPage'),
  adminRoute(admin.settings.general, 'GeneralPage'),
  adminRoute(admin.settings.storefront, 'StorefrontPage'),
  adminRoute(admin.settings.payments, 'PaymentsPage'),
  adminRoute(admin.settings.delivery, 'DeliveryPage'),
  adminRoute(admin.settings.mails, 'MailsPage'),
  adminRoute(admin.settings.legal, 'LegalTextsPage'),
  adminRoute(admin.settings.security, 'SecurityPage'),
  adminRoute(admin.account, 'AccountPage'),
  adminRoute(admin.customers, 'CustomersPage'),
  adminRoute(admin.customer, 'CustomerPage'),
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
