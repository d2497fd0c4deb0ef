// First, because it sets the order of the cascade layers that all other styles rely on.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { shopperClient } from './apollo/shopper-client.ts';
import { AppRoot } from './app/app-root.tsx';
import { watchLoadFailures } from './app/load-failure.ts';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import { type PageState, readPageState } from './app/page-state.ts';
import { addFurtherRoutes, routes } from './app/routes.tsx';
import { HydrationQueue } from './lib/browser/hydration-queue.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root".');
const root = element;

watchLoadFailures();

const state = readPageState();
if (state) {
  hydrate(state).catch((error: unknown) => {
    // Probably offline; the router tries again, and shows the error if that fails.
    console.error('The page could not be hydrated', error);
    render();
  });
} else {
  render();
}

/**
 * Hydrates the server-rendered page part by part (decision 0064), in transitions, so that React yields to
 * user input.
 */
async function hydrate({ cache, renderedAt }: PageState): Promise<void> {
  shopperClient.restore(cache);
  await loadMatchedRoutes(routes, location.pathname);
  // Hydration data, even empty, makes the router keep the current scroll position.
  const router = createRouter({ hydrationData: {} });
  const hydration = new HydrationQueue(document);
  // A navigation ends the waiting, because the parts of the next page are not server-rendered.
  router.subscribe(hydration.open);
  startTransition(() => {
    hydrateRoot(
      root,
      <AppRoot client={shopperClient} renderedAt={renderedAt} hydration={hydration}>
        <RouterProvider router={router} />
      </AppRoot>,
    );
  });
}

/**
 * Renders a page that came without HTML, such as one of the back office. Its navigations are no transitions:
 * an update from Apollo would interrupt a transition with the previous parameters, refetch their list, and so
 * on. A slow device sent 50 requests a second.
 */
function render(): void {
  createRoot(root).render(
    <AppRoot client={shopperClient} renderedAt={null}>
      <RouterProvider router={createRouter()} useTransitions={false} />
    </AppRoot>,
  );
}

function createRouter(options: Parameters<typeof createBrowserRouter>[1] = {}) {
  return createBrowserRouter(routes, { ...options, patchRoutesOnNavigation: addFurtherRoutes });
}
