import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { backOffice } from '../features/admin/feature.ts';
import { devUi } from '../features/dev-ui/feature.ts';
import { features } from '../features/features.ts';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { type AnyFeature, screen } from '../navigation/feature.ts';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { notFoundPage, pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { RequireBuyer } from '../session/guards.tsx';
import { loadCustomerParts } from './customer-parts.ts';
import { ErrorPage } from './error-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { screenRoutes } from './screen-routes.ts';

const shown: readonly AnyFeature[] = import.meta.env.DEV ? [...features, devUi] : features;
const screens = shown.flatMap((feature) => screenRoutes(feature.pages, feature.screens));
const forBuyers = screens.filter(({ handle }) => handle.audience === 'buyer');

/** The checkout has its own layout, without links that lead away from it. */
const checkoutRoute: RouteObject = {
  lazy: screen(() => import('../layouts/checkout/checkout-layout.tsx'), 'CheckoutLayout'),
  children: [
    {
      errorElement: <ErrorPage />,
      element: <RequireBuyer />,
      children: forBuyers.filter(({ handle }) => handle.frame === 'checkout'),
    },
  ],
};

const shopRoutes: RouteObject[] = [
  ...screens.filter(({ handle }) => handle.audience === 'everyone'),
  { element: <RequireBuyer />, children: forBuyers.filter(({ handle }) => handle.frame === undefined) },
  { path: notFoundPage.path, handle: notFoundPage, element: <NotFoundPage /> },
];

const ROOT = 'root';
const SHOP = 'shop';

/** The shop's routes (specification, section 2): layouts around the pages that the features declare. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        element: <ShopLayout />,
        // When a page fails, the shop's header and footer stay.
        children: [{ id: SHOP, errorElement: <ErrorPage />, children: shopRoutes }],
      },
      checkoutRoute,
    ],
  },
];

/** The paths of pages that only customers see. */
const forCustomers = pagesIn(pages).filter(({ audience }) => audience === 'customer');

/** Adds the routes of the back office or of customers when a user first goes there. */
export const addFurtherRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const leadsTo = (page: { path: string }) => matchPath({ path: page.path, end: false }, path);
  if (pagesIn(backOffice.pages).some(leadsTo)) {
    const { adminRoutes } = await import('./admin-routes.tsx');
    patch(ROOT, [adminRoutes]);
  } else if (forCustomers.some(leadsTo)) {
    // The parts load at the same time, and the routes wait for them.
    const [{ customerRoutes }] = await Promise.all([import('./customer-routes.tsx'), loadCustomerParts()]);
    patch(SHOP, customerRoutes);
  }
};
