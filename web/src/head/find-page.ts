import { adminNotFoundPage, adminPages } from '../navigation/admin-pages.ts';
import { notFoundPage, type Page, pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { pathOf } from '../navigation/paths.ts';
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
   * The normalised URL that the server renders, without what the page does not read, so that one page is
   * rendered once however it is requested; null for a page that only the browser renders.
   */
  rendersAs: string | null;
}

/*
 * Compiled once: the router's own matching sorts and compiles all routes at each call, which takes as long as
 * everything else about serving a cached page. As in the router, a path wins over one with an id in its
 * place; the pattern for the rest of the back office comes last.
 */
const byVagueness = (one: Page, other: Page) =>
  Number(one.path.includes(':')) - Number(other.path.includes(':'));
// A set, since both tables hold the pages where the back office begins.
const allPages = [...new Set([...pagesIn(pages), ...pagesIn(adminPages)])];
const patterns = [...allPages.sort(byVagueness), adminNotFoundPage].map((page) => ({
  page,
  pattern: new RegExp(
    `^${page.path.replace(/\/$/, '').replace('*', '.*').replace(':id', '(?<id>[^/]+)')}/*$`,
    'i',
  ),
}));

/** Finds the page at a URL (path and search) as the router does: case and trailing slashes don't matter. */
export function findPage(url: string): FoundPage {
  // Not parsed as a URL, in which `//` would begin a host.
  const [path = '/', ...query] = url.split('?');
  const search = new URLSearchParams(query.join('?'));
  const { page, pattern } = patterns.find((candidate) => candidate.pattern.test(path)) ?? {
    page: notFoundPage,
  };
  const publicPage = publicPages.find((candidate) => candidate.page === page) ?? null;
  const id = decode(pattern?.exec(path)?.groups?.['id'] ?? '');
  return {
    page,
    isKnown: page !== notFoundPage && page !== adminNotFoundPage,
    publicPage,
    id,
    search,
    rendersAs: page === notFoundPage ? '/404' : publicPage && normalise(publicPage, id, search),
  };
}

/** Like the router, leaves what is not encoded properly as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function normalise({ page, normaliseSearch }: PublicPage, id: string, search: URLSearchParams): string {
  return pathOf(page, id) + (normaliseSearch?.(search) ?? '');
}

/** The paths of the public pages that every shop has, with a single URL each. */
export const publicPaths: readonly string[] = publicPages
  .filter(({ isOptional }) => !isOptional)
  .map(({ page }) => page.path)
  .filter((path) => !path.includes(':'));

/** The paths at and below which every page is only for those who are logged in. */
export const privatePaths: readonly string[] = allPages
  .filter(({ audience }) => audience !== 'everyone')
  .map(({ path }) => path)
  .filter((path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)));
