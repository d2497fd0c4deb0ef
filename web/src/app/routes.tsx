import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import type { LegalPageKind } from '../gql/graphql.ts';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { RequireBuyer } from '../session/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { notFoundPage, pages } from '../navigation/pages.ts';
import { lazyComponent, route } from './lazy-route.ts';
import { PageLoading } from './page-loading.tsx';

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

/** The pages for customers, and for guests where the shop allows them. */
const buyerRoutes: RouteObject[] = [
  route(pages.cart, () => import('../features/cart/cart-page.tsx'), 'CartPage'),
];

/** The checkout has a frame of its own, so that nothing leads away from it. */
const checkoutRoute: RouteObject = {
  lazy: lazyComponent(() => import('../layouts/checkout/checkout-layout.tsx'), 'CheckoutLayout'),
  children: [
    {
      errorElement: <ErrorPage />,
      element: <RequireBuyer />,
      children: [
        route(pages.checkout, () => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
      ],
    },
  ],
};

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
    () => import('../features/auth/google/google-callback-page.tsx'),
    'GoogleCallbackPage',
  ),
  route(
    pages.forgotPassword,
    () => import('../features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  route(
    pages.guestOrder,
    () => import('../features/account/orders/guest/guest-order-page.tsx'),
    'GuestOrderPage',
  ),
  route(
    pages.confirmOrder,
    () => import('../features/account/orders/guest/confirm-order-page.tsx'),
    'ConfirmOrderPage',
  ),
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
  route(
    pages.payByLink,
    () => import('../features/checkout/pay-by-link/pay-by-link-page.tsx'),
    'PayByLinkPage',
  ),
  route(
    pages.sharedWishlist,
    () => import('../features/wishlist/shared-wishlist-page.tsx'),
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
  ...devRoutes,
  { path: notFoundPage.path, handle: notFoundPage, element: <NotFoundPage /> },
];

const ROOT = 'root';
const SHOP = 'shop';

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
        children: [{ id: SHOP, errorElement: <ErrorPage />, children: shopRoutes }],
      },
      checkoutRoute,
    ],
  },
];

/** The pages of the back office are at these, and at what is below them. */
const backOffice = [pages.dashboard, pages.adminLogin, pages.adminSignup, pages.staffInvitation];

/** What customers alone see is at these. */
const ofCustomers = [pages.account.profile, pages.wishlist];

/** Adds the routes of the back office, or of customers, to the router once somebody goes there. */
export const addFurtherRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const leadsTo = (page: { path: string }) => matchPath({ path: page.path, end: false }, path);
  if (backOffice.some(leadsTo)) {
    const { adminRoutes } = await import('./admin-routes.tsx');
    patch(ROOT, [adminRoutes]);
  } else if (ofCustomers.some(leadsTo)) {
    const { customerRoutes } = await import('./customer-routes.tsx');
    patch(SHOP, customerRoutes);
  }
};
