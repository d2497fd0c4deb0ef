import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { shopNameInHead } from '../shop/use-shop.ts';
import { type Page, pages } from './pages.ts';

/** The page that is shown, as its route says (`routes.tsx`); undefined for a route without a page. */
export function usePage(): Page | undefined {
  return useMatches().at(-1)?.handle as Page | undefined;
}

/** Sets the title of the page that is shown; the page may set a better one once it knows the name of what it shows. */
export function useRouteTitle(): void {
  const page = usePage();
  usePageTitle(page?.title(), page === pages.home);
}

/** Sets the document title. Undefined leaves it unchanged until the page knows its title. */
export function usePageTitle(title: string | undefined, isHome = false): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, shopNameInHead(), isHome);
  }, [title, isHome]);
}

/** A page's title in the browser and in search results: "Cart - Exclusive"; at home "Exclusive: Things for everybody". */
export function documentTitle(title: string, shopName: string, isHome: boolean): string {
  return isHome ? `${shopName}: ${title}` : `${title} - ${shopName}`;
}
