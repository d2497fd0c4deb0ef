import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LegalPageKind } from '../modules/settings/legal/legal-page.service.ts';
import type { RunOperation } from '../graphql/run-operation.ts';

/** What the heads of pages say of the shop; `baseUrl` is absolute and without a trailing slash. */
export interface ShopInfo {
  name: string;
  currencyCode: string;
  baseUrl: string;
}

/** What is known of a URL before its page is rendered. */
export interface PageAt {
  /** False for a URL that leads nowhere. */
  isKnown: boolean;
  /**
   * The normalised URL to render, the same for all URLs of one page; null for a page that only the browser
   * renders.
   */
  rendersAs: string | null;
  /** The name of the page's chunk; undefined for a page that is not public. */
  chunk: string | undefined;
}

/** A page without its content: the status and the head as HTML. */
export interface DescribedPage {
  status: 200 | 301 | 404 | 503;
  head: string;
  /** The path that a 301 redirects to. */
  location?: string;
}

export interface DescribeRequest {
  /** Path and search. */
  url: string;
  shop: ShopInfo;
  /** Runs the page's operations. */
  run: RunOperation;
  /** False to save the reading of a list that only machines would see. */
  readsLists: boolean;
}

/** A page as a visitor sees it. */
export interface RenderedPage extends DescribedPage {
  html: string;
  /** What the browser needs to hydrate the page. */
  state: object;
}

/** What a page is rendered from. */
export interface PageToRender {
  /** Path and search. */
  url: string;
  run: RunOperation;
  /** The time that the page shows, in ms since the epoch. */
  renderedAt: number;
  /** Cancels the rendering. */
  signal: AbortSignal;
}

/** Renders a page. @throws whatever error any part of it failed with */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/**
 * What the web application exports to the server (`web/src/entry-server.tsx`): which pages there are, and how
 * they are rendered and described.
 */
export interface WebBundle {
  pageAt(url: string): PageAt;
  renderPage(page: PageToRender & { shop: ShopInfo }): Promise<RenderedPage>;
  /** Describes a page that is not rendered. @throws whatever its operations failed with */
  describePage(page: DescribeRequest): Promise<DescribedPage>;
  describeUnavailablePage(shop: ShopInfo): DescribedPage;
  /** Paths of public pages that every shop has, with a single URL each. */
  publicPaths: readonly string[];
  /** Paths at and below which everything is only for those who are logged in. */
  privatePaths: readonly string[];
  productPath(handle: string): string;
  collectionPath(handle: string): string;
  legalPath(kind: LegalPageKind): string;
}

/**
 * Loads the server's bundle of the built web application.
 * @throws Error when the build lacks it
 */
export async function loadWebBundle(directory: string): Promise<WebBundle> {
  const file = join(directory, '.server/entry-server.js');
  if (!existsSync(file)) throw new Error(`There is no web application in ${directory}; run "npm run build".`);
  return (await import(pathToFileURL(file).href)) as WebBundle;
}
