import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { ShopProvider } from '../shop/shop-provider.tsx';
import { Toaster } from './toaster.tsx';
import { readPageHandle } from '../app/page-handle.ts';
import { usePageTitle } from '../app/use-page-title.ts';

/** The router's key of the first page after a load, whichever that is: it must not begin where another one was left. */
const FIRST_KEY = 'default';

/** Around every page of shop and back office: the tab's title, the scroll position, the notices. */
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

/** The title that the route has; ahead of the page, which may know better, such as one that has failed. */
function RouteTitle() {
  const { title, isHome } = readPageHandle(useMatches().at(-1)?.handle);
  usePageTitle(title, isHome);
  return null;
}
