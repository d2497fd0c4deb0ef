import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunOperation } from '../graphql/run-operation.ts';

/** The shop's details for the heads of pages; `baseUrl` is absolute and without a trailing slash. */
export interface ShopInfo {
  name: string;
  currencyCode: string;
  baseUrl: string;
  /** The stylesheet of the merchant's theme, if there is one. */
  themeUrl: string | null;
}

/** What is known about a URL before its page is rendered. */
export interface PageAt {
  /** False for a URL without a page. */
  isKnown: boolean;
  /** Whether it would be a page of the merchant, which only its data tells. */
  isContent: boolean;
  /**
   * The normalized URL to render, the same for all URLs of one page; null for a page that only the browser
   * renders.
   */
  rendersAs: string | null;
  /** Whether everybody gets it before the shop opens: the back office, and what its staff link to. */
  worksWhileClosed: boolean;
  /** The name of the page's chunk; undefined for a page that is not public. */
  chunk: string | undefined;
}

/** A page without its content: the status, and the head as HTML. */
export interface DescribedPage {
  status: 200 | 301 | 404 | 503;
  head: string;
  /** The target path of a 301 redirect. */
  location?: string;
  /** The names of further chunks that the page shows. */
  chunks?: readonly string[];
}

export interface DescribeRequest {
  /** Path and search. */
  url: string;
  shop: ShopInfo;
  /** Runs the page's operations. */
  run: RunOperation;
  /** False to skip reading a list that only machines would see. */
  readsLists: boolean;
}

/** A page as a visitor sees it. */
export interface RenderedPage extends DescribedPage {
  /** Empty for a page that does not exist, which only the browser renders. */
  html: string;
  state: object;
}

export interface PageToRender {
  /** Path and search. */
  url: string;
  run: RunOperation;
  /** The time shown on the page, in ms since the epoch. */
  renderedAt: number;
  signal: AbortSignal;
}

/** Renders a page. @throws the error of any part that failed */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/**
 * What the web app exports to the server (`web/src/entry-server.tsx`): which pages exist, and how to render
 * and describe them.
 */
export interface WebBundle {
  pageAt(url: string): PageAt;
  renderPage(page: PageToRender & { shop: ShopInfo }): Promise<RenderedPage>;
  /** Describes a page that is not rendered. @throws errors of its operations */
  describePage(page: DescribeRequest): Promise<DescribedPage>;
  describeUnavailablePage(shop: ShopInfo): DescribedPage;
  /** Paths of public pages that exist in every shop and have a single URL each. */
  publicPaths: readonly string[];
  /** Paths whose pages, with everything below them, require signing in. */
  privatePaths: readonly string[];
  productPath(handle: string): string;
  collectionPath(handle: string): string;
  contentPath(handle: string): string;
}

/**
 * Loads the built web app's bundle for the server.
 * @throws Error when the build lacks it
 */
export async function loadWebBundle(directory: string): Promise<WebBundle> {
  const file = join(directory, '.server/entry-server.js');
  if (!existsSync(file)) throw new Error(`There is no web application in ${directory}; run "npm run build".`);
  return (await import(pathToFileURL(file).href)) as WebBundle;
}
