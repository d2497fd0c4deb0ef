import { adminNotFoundPage, adminPages } from '../navigation/admin-pages.ts';
import { notFoundPage, type Page, pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { backOffice } from '../features/admin/feature.ts';
import { isHandle } from '../features/content/shared/handle.ts';
import { pathOf } from '../navigation/paths.ts';
import { type PublicPage, publicPages } from './public-pages.ts';

/** What the server must know about the page at a URL. */
export interface FoundPage {
  page: Page;
  /** False for a URL without a page. */
  isKnown: boolean;
  /** Null for a page that is not public. */
  publicPage: PublicPage | null;
  /** The name of its chunk in the build; undefined for a page that only the browser renders. */
  chunk: string | undefined;
  /** The id in the path; empty for a path without one. */
  id: string;
  search: URLSearchParams;
  /**
   * The normalized URL that the server renders, without query parameters that the page ignores, so that each
   * page is rendered once whatever its URL; null for a page that only the browser renders.
   */
  rendersAs: string | null;
}

/* Compiled once: the router's own matching sorts and compiles all routes on each call, which takes as
   long as everything else about serving a cached page. As in the router, a literal path wins over one
   with an id; the pattern for the rest of the back office comes last. */
const byVagueness = (one: Page, other: Page) =>
  Number(one.path.includes(':')) - Number(other.path.includes(':'));
// A set, because both tables contain the back office's start page.
const allPages = [...new Set([...pagesIn(pages), ...pagesIn(adminPages)])];
const patterns = [...allPages.sort(byVagueness), adminNotFoundPage].map((page) => ({
  page,
  pattern: new RegExp(
    `^${page.path.replace(/\/$/, '').replace('*', '.*').replace(':id', '(?<id>[^/]+)')}/*$`,
    'i',
  ),
}));

/**
 * The login is rendered although it is not public: the early script sends visitors there, who would otherwise
 * wait for the application (decision 0101).
 */
const LOGIN_CHUNK = 'login-page';

/** The login's URL, with what the visitor wants to add to. */
function loginUrl(search: URLSearchParams): string {
  const list = search.get('for');
  return pages.login.path + (list === 'cart' || list === 'wishlist' ? `?for=${list}` : '');
}

/** Where the router finds no page, not even one of the merchant. */
const NOT_FOUND = '/not/found';

/** Finds the page at a URL (path and search) as the router does: case and trailing slashes don't matter. */
export function findPage(url: string): FoundPage {
  // Not parsed as a URL, in which `//` would start a host.
  const [path = '/', ...query] = url.split('?');
  const search = new URLSearchParams(query.join('?'));
  const match = patterns.find((candidate) => candidate.pattern.test(path));
  const given = decode(match?.pattern.exec(path)?.groups?.['id'] ?? '');
  const isContent = match?.page === pages.content;
  const page = match && !(isContent && !isHandle(given.toLowerCase())) ? match.page : notFoundPage;
  const publicPage = publicPages.find((candidate) => candidate.page === page) ?? null;
  const id = isContent ? given.toLowerCase() : given;
  const isLogin = page === pages.login;
  const publicUrl = publicPage && normalise(publicPage, id, search);
  return {
    page,
    isKnown: page !== notFoundPage && page !== adminNotFoundPage,
    publicPage,
    chunk: isLogin ? LOGIN_CHUNK : publicPage?.chunk,
    id,
    search,
    rendersAs: page === notFoundPage ? NOT_FOUND : isLogin ? loginUrl(search) : publicUrl,
  };
}

/** Like the router, leaves invalid encodings unchanged. */
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

/** The paths at and below which every page requires a login. */
export const privatePaths: readonly string[] = allPages
  .filter(({ audience }) => audience !== 'everyone')
  .map(({ path }) => path)
  .filter((path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)));

/** Pages that staff need, and those that end emails: who gets these may have seen the shop open. */
const whileClosed: ReadonlySet<Page> = new Set<Page>([
  ...pagesIn(backOffice.pages),
  pages.preview,
  pages.forgotPassword,
  pages.resetPassword,
  pages.newsletterUnsubscribe,
  pages.alertsStop,
  pages.reviewRequests,
]);

/** Whether everybody gets the page before the shop opens. */
export function worksWhileClosed(page: Page): boolean {
  return page.audience === 'admin' || whileClosed.has(page);
}
