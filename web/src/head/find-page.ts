import { matchRoutes } from 'react-router-dom';
import { adminNotFoundPage, notFoundPage, type Page, pages, pagesIn } from '../navigation/pages.ts';
import { routes } from '../app/routes.tsx';
import { type PublicPage, publicPages } from './public-pages.ts';

/** What the server needs to know of the page at a URL. */
export interface FoundPage {
  page: Page;
  /** False for a URL that leads nowhere. */
  isKnown: boolean;
  /** Null for a page that is not public. */
  publicPage: PublicPage | null;
  /** The id in the path; empty for a path without one. */
  id: string;
  search: URLSearchParams;
  /**
   * The normalised URL that the server renders, without what the page does not read, so that one page is rendered once
   * however it is requested; null for a page that only the browser renders.
   */
  rendersAs: string | null;
}

/** Finds the page at a URL (path and search) as the router does: case and trailing slashes don't matter. */
export function findPage(url: string): FoundPage {
  // Not parsed as a URL, in which `//` would begin a host.
  const [path = '/', ...query] = url.split('?');
  const search = new URLSearchParams(query.join('?'));
  const match = matchRoutes(routes, path)?.at(-1);
  const page = (match?.route.handle as Page | undefined) ?? notFoundPage;
  const publicPage = publicPages.find((candidate) => candidate.page === page) ?? null;
  const id = match?.params['id'] ?? '';
  return {
    page,
    isKnown: page !== notFoundPage && page !== adminNotFoundPage,
    publicPage,
    id,
    search,
    rendersAs: page === notFoundPage ? '/404' : publicPage && normalise(publicPage, id, search),
  };
}

function normalise({ page, normaliseSearch }: PublicPage, id: string, search: URLSearchParams): string {
  return page.path.replace(':id', () => encodeURIComponent(id)) + (normaliseSearch?.(search) ?? '');
}

/** The paths of the public pages with a single URL each. */
export const publicPaths: readonly string[] = publicPages
  .map(({ page }) => page.path)
  .filter((path) => !path.includes(':'));

/** The paths at and below which every page is only for those who are logged in. */
export const privatePaths: readonly string[] = pagesIn(pages)
  .filter(({ audience }) => audience !== 'everyone')
  .map(({ path }) => path)
  .filter((path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)));
