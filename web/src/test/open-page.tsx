import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { adminClient } from '../apollo/admin-client.ts';
import { shopperClient } from '../apollo/shopper-client.ts';
import { AppRoot } from '../app/app-root.tsx';
import { addFurtherRoutes, routes } from '../app/routes.tsx';
import { tabStorage } from '../lib/browser/guarded-storage.ts';
import { adminSession } from '../session/admin-session.ts';
import { shopperSession } from '../session/shopper-session.ts';
import { receiveToasts } from '../ui/feedback/toast-queue.ts';
import { anAddressForm } from './a-checkout.ts';
import { aSession } from './a-session.ts';
import { allPermissions, type Answers, type MockApi, mockApi } from './mock-api.ts';

const SHOP: Answers = {
  shop: {
    name: 'Exclusive',
    currencyCode: 'USD',
    timeZone: 'UTC',
    allowsGuests: true,
    sendsEmail: true,
    isOpen: true,
    addressForm: anAddressForm,
  },
};

const OWNER: Answers = {
  viewer: { id: 'user-1', staffRole: { id: 'owner', name: 'Owner', permissions: allPermissions } },
};

let closeLast: (() => Promise<void>) | undefined;

interface OpenPage extends MockApi {
  /** The path and search of the current page. */
  readonly path: () => string;
}

/**
 * Opens a page of the shop or of the back office, with its layout, router and Apollo client, as a visitor or
 * a signed-in user. The API responds with `answers`. Another page opened by the same test replaces it, like a
 * page load.
 */
export async function openPage(
  path: string,
  answers: Answers = {},
  visitor: 'visitor' | 'shopper' | 'owner' = 'visitor',
): Promise<OpenPage> {
  await closeLast?.();
  // Toasts that an earlier page queued and never showed.
  receiveToasts(() => undefined)();
  const api = mockApi({ ...SHOP, ...(visitor === 'owner' && OWNER), ...answers });
  await Promise.all([shopperClient.clearStore(), adminClient.clearStore()]);
  if (visitor === 'shopper') shopperSession.start(aSession());
  if (visitor === 'owner') adminSession.start(aSession('token-1', { role: 'ADMIN' }));
  history.replaceState(null, '', path);
  // The files of a run share the router's module, which would restore the scroll position of an earlier page
  // with this URL.
  tabStorage.setItem('react-router-scroll-positions', '{}');
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addFurtherRoutes });
  await untilLoaded(router);
  const screen = await render(
    <AppRoot client={shopperClient} renderedAt={null}>
      <RouterProvider router={router} {...(path.startsWith('/admin') && { useTransitions: false })} />
    </AppRoot>,
  );
  const close = async () => {
    closeLast = undefined;
    await screen.unmount();
    router.dispose();
  };
  closeLast = close;
  onTestFinished(close);
  return { ...api, path: () => location.pathname + location.search };
}

/**
 * Resolves when the modules of the router's page have loaded. Vite compiles those of a run's first pages,
 * which can take longer than an expectation waits.
 */
async function untilLoaded(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
