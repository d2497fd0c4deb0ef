import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import type { LegalPageKind, OrderStatus } from '../gql/graphql.ts';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { RequireBuyer, RequireCustomer } from '../session/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { notFoundPage, type Page, pages } from '../navigation/pages.ts';
import { lazyComponent, route } from './lazy-route.ts';
import { PageLoading } from './page-loading.tsx';

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

const { account } = pages;

/** The pages for customers, and for guests where the shop allows them. */
const buyerRoutes: RouteObject[] = [
  route(pages.cart, () => import('../features/cart/cart-page.tsx'), 'CartPage'),
  route(pages.checkout, () => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
];

/** The pages for logged-in customers only. */
const customerRoutes: RouteObject[] = [
  route(pages.wishlist, () => import('../features/wishlist-page/wishlist-page.tsx'), 'WishlistPage'),
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
      route(account.reviews, () => import('../features/reviews/reviews-page.tsx'), 'ReviewsPage'),
      route(account.review, () => import('../features/reviews/review-page.tsx'), 'ReviewPage'),
      route(account.mails, () => import('../features/account/mails/mails-page.tsx'), 'MailsPage'),
      route(account.orderReturn, () => import('../features/account/returns/return-page.tsx'), 'ReturnPage'),
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
  route(pages.guestOrder, () => import('../features/account/orders/guest-order-page.tsx'), 'GuestOrderPage'),
  route(
    pages.guestReturn,
    () => import('../features/account/returns/guest-return-pages.tsx'),
    'GuestReturnPage',
  ),
  route(
    pages.guestReturnLabel,
    () => import('../features/account/returns/guest-return-pages.tsx'),
    'GuestReturnLabelPage',
  ),
  route(pages.payByLink, () => import('../features/checkout/pay-by-link-page.tsx'), 'PayByLinkPage'),
  route(
    pages.sharedWishlist,
    () => import('../features/wishlist-page/shared-wishlist-page.tsx'),
    'SharedWishlistPage',
  ),
  route(
    pages.alertConfirm,
    () => import('../features/subscriptions/alert-link-pages.tsx'),
    'AlertConfirmPage',
  ),
  route(pages.alertsStop, () => import('../features/subscriptions/alert-link-pages.tsx'), 'AlertsStopPage'),
  route(
    pages.newsletterConfirm,
    () => import('../features/subscriptions/newsletter-link-pages.tsx'),
    'NewsletterConfirmPage',
  ),
  route(
    pages.newsletterUnsubscribe,
    () => import('../features/subscriptions/newsletter-link-pages.tsx'),
    'NewsletterUnsubscribePage',
  ),
  route(
    pages.reviewRequests,
    () => import('../features/reviews/review-requests-page.tsx'),
    'ReviewRequestsPage',
  ),
  route(pages.resetPassword, () => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  { element: <RequireBuyer />, children: buyerRoutes },
  { element: <RequireCustomer />, children: customerRoutes },
  ...devRoutes,
  { path: notFoundPage.path, handle: notFoundPage, element: <NotFoundPage /> },
];

const ROOT = 'root';

/** The routes of the shop (specification, section 2): which component shows a page, and what surrounds it. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        element: <ShopLayout />,
        // A page's errors leave the shop's header and footer in place.
        children: [{ errorElement: <ErrorPage />, children: shopRoutes }],
      },
    ],
  },
];

/** The pages of the back office are at these, and at what is below them. */
const backOffice = [pages.dashboard, pages.adminLogin, pages.adminSignup, pages.staffInvitation];

/** Adds the routes of the back office to the router once somebody goes there. */
export const addAdminRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!backOffice.some((page) => matchPath({ path: page.path, end: false }, path))) return;
  const { adminRoutes } = await import('./admin-routes.tsx');
  patch(ROOT, [adminRoutes]);
};
