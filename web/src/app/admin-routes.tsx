import type { RouteObject } from 'react-router-dom';
import { adminFeatures } from '../features/admin/admin-features.ts';
import { adminNotFoundPage } from '../navigation/admin-pages.ts';
import { screen } from '../navigation/feature.ts';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { RequireAdmin } from '../session/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { screenRoutes } from './screen-routes.ts';

const routes = adminFeatures.flatMap(({ pages, screens }) => screenRoutes(pages, screens));

/**
 * The back office, with its own session and client. `routes.tsx` loads it on demand, so shoppers never do.
 */
export const adminRoutes: RouteObject = {
  lazy: screen(() => import('./admin-root.tsx'), 'AdminRoot'),
  errorElement: <ErrorPage />,
  children: [
    {
      lazy: screen(() => import('../layouts/admin/admin-auth-layout.tsx'), 'AdminAuthLayout'),
      children: routes.filter(({ handle }) => handle.audience === 'everyone'),
    },
    {
      element: <RequireAdmin />,
      children: [
        {
          lazy: screen(() => import('../layouts/admin/admin-layout.tsx'), 'AdminLayout'),
          children: [
            {
              errorElement: <ErrorPage />,
              children: [
                ...routes.filter(({ handle }) => handle.audience === 'admin'),
                { path: adminNotFoundPage.path, handle: adminNotFoundPage, element: <NotFoundPage /> },
              ],
            },
          ],
        },
      ],
    },
  ],
};
