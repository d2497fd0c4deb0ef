import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { Notices } from './notices.tsx';
import { readPageHandle } from './page-handle.ts';
import { usePageTitle } from './use-page-title.ts';

/** Around every page of shop and back office: the tab's title, the scroll position, the notices. */
export function RootLayout() {
  const matches = useMatches();
  usePageTitle(readPageHandle(matches.at(-1)?.handle).title);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Notices />
    </>
  );
}
