import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { shopNameInHead } from '../shop/use-shop.ts';
import { documentTitle, type Page } from './page.ts';

/** The current page, from its route (`routes.tsx`); undefined for a route without a page. */
export function usePage(): Page | undefined {
  return useMatches().at(-1)?.handle as Page | undefined;
}

/** Sets the document title. Undefined leaves it unchanged until the page knows its title. */
export function usePageTitle(title: string | undefined, isHome = false): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, shopNameInHead(), isHome);
  }, [title, isHome]);
}
