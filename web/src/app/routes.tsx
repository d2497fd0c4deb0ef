import type { RouteObject } from 'react-router-dom';
import { RootLayout } from '../layouts/root-layout.tsx';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { accountRoutes } from './account-routes.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageLoading } from './page-loading.tsx';

const titled = (title: string, more: PageHandle = {}): PageHandle => ({ title, ...more });

/** The kit's component book, for developers; a production build drops it. */
const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/ui',
        handle: titled('User interface'),
        lazy: async () => ({
          Component: (await import('../features/dev-ui/dev-ui-page.tsx')).DevUiPage,
        }),
      },
    ]
  : [];

/** All routes of the specification (section 2). Every page is its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        element: <ShopLayout />,
        children: [
          {
            // A page's errors leave the shop's header and footer in place.
            errorElement: <ErrorPage />,
            children: [
              {
                index: true,
                handle: titled('Fashion, electronics and things for the home', { isHome: true }),
                lazy: async () => ({ Component: (await import('../features/home/home-page.tsx')).HomePage }),
              },
              {
                path: 'shop',
                lazy: async () => ({
                  Component: (await import('../features/catalogue/shop-page.tsx')).ShopPage,
                }),
              },
              {
                path: 'shop/:id',
                lazy: async () => ({
                  Component: (await import('../features/product/product-page.tsx')).ProductPage,
                }),
              },
              {
                path: 'about',
                handle: titled('About'),
                lazy: async () => ({
                  Component: (await import('../features/about/about-page.tsx')).AboutPage,
                }),
              },
              {
                path: 'contact',
                handle: titled('Contact'),
                lazy: async () => ({
                  Component: (await import('../features/contact/contact-page.tsx')).ContactPage,
                }),
              },
              {
                path: 'signup',
                handle: titled('Sign up'),
                lazy: async () => ({
                  Component: (await import('../features/auth/signup-page.tsx')).SignupPage,
                }),
              },
              {
                path: 'login',
                handle: titled('Log in'),
                lazy: async () => ({
                  Component: (await import('../features/auth/login-page.tsx')).LoginPage,
                }),
              },
              {
                path: 'login/google',
                handle: titled('Sign in with Google'),
                lazy: async () => ({
                  Component: (await import('../features/auth/google-callback-page.tsx')).GoogleCallbackPage,
                }),
              },
              {
                path: 'forgotPassword',
                handle: titled('Forgot your password?'),
                lazy: async () => ({
                  Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
                }),
              },
              {
                path: 'resetPassword',
                handle: titled('Choose a new password'),
                lazy: async () => ({
                  Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
                }),
              },
              ...accountRoutes,
              ...devRoutes,
              {
                path: '*',
                handle: titled('404 Not Found'),
                element: <NotFoundPage />,
              },
            ],
          },
        ],
      },
      ...adminRoutes,
    ],
  },
];
