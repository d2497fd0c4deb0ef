import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ShopProvider } from '../shop/shop-provider.tsx';
import { Toaster } from './toaster.tsx';
import { pages } from '../navigation/pages.ts';
import { usePage, usePageTitle } from '../navigation/use-page.ts';

/**
 * The router gives this key to the first page after every load, so its scroll position is stored by URL
 * instead.
 */
const FIRST_KEY = 'default';

/** Wraps every page of the shop and back office: document title, scroll restoration and toasts. */
export function RootLayout() {
  return (
    <ShopProvider>
      <RouteTitle />
      <Outlet />
      <ScrollRestoration
        getKey={({ key, pathname, search }) => (key === FIRST_KEY ? pathname + search : key)}
      />
      <Toaster />
    </ShopProvider>
  );
}

/** Sets the route's title; rendered before the page, which may override it, for example when it fails. */
function RouteTitle() {
  const page = usePage();
  usePageTitle(page?.title(), page === pages.home);
  return null;
}
