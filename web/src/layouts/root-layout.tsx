import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ShopProvider } from '../shop/shop-provider.tsx';
import { Toaster } from './toaster.tsx';
import { pages } from '../navigation/pages.ts';
import { usePage, usePageTitle } from '../navigation/use-page.ts';

/**
 * The router gives this key to every first page after a load, so its scroll position is stored by URL
 * instead.
 */
const FIRST_KEY = 'default';

/** Wraps every page of shop and back office: the document title, scroll restoration and the toasts. */
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

/** Sets the route's title; rendered before the page, which may override it, such as one that has failed. */
function RouteTitle() {
  const page = usePage();
  usePageTitle(page?.title(), page === pages.home);
  return null;
}
