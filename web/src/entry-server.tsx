import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createVisitorClient, type RunOperation } from './apollo/create-visitor-client.ts';
import { AppRoot } from './app/app-root.tsx';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import type { PageState } from './app/page-state.ts';
import type { Page } from './navigation/page.ts';
import { pages } from './navigation/pages.ts';
import { paths } from './navigation/paths.ts';
import { routes } from './app/routes.tsx';
import { renderEarlyNotices } from './head/early-notices.tsx';
import { type DescribedPage, describeFoundPage, describeUnavailablePage } from './head/describe-page.ts';
import { findPage, type FoundPage, privatePaths, publicPaths, worksWhileClosed } from './head/find-page.ts';
import type { DescriptionRequest } from './head/page-description.ts';
import type { ShopInfo } from './head/structured-data.ts';
import { SOURCE_LOCALE } from './i18n/i18n.ts';
import { withLocale } from './i18n/request-i18n.ts';

/* The server's entry point into the web application, bundled separately;
   `graphql-server/src/pages/web-bundle.ts` declares the same types. It decides which pages exist and what
   their heads say. */
export { describeUnavailablePage, privatePaths, publicPaths };

/** A page as the server sends it: its status, its head, the HTML of `#root`, and the state for hydration. */
interface RenderedPage extends DescribedPage {
  /** Empty for a page that does not exist, which only the browser renders. */
  html: string;
  state: PageState;
}

interface DescribeRequest {
  /** Path and search. */
  url: string;
  shop: ShopInfo;
  run: RunOperation;
  /** False while the server is too busy to load lists that only crawlers read. */
  readsLists: boolean;
  /** BCP 47; the source locale by default. */
  locale?: string;
}

interface RenderRequest extends Omit<DescribeRequest, 'readsLists'> {
  /** In ms since the epoch. */
  renderedAt: number;
  signal: AbortSignal;
}

/** What the server must know about a URL before it renders the page. */
export function pageAt(url: string): Pick<FoundPage, 'isKnown' | 'rendersAs'> & {
  isContent: boolean;
  worksWhileClosed: boolean;
  chunk: string | undefined;
} {
  const { page, isKnown, rendersAs, chunk } = findPage(url);
  return {
    isKnown,
    isContent: page === pages.content,
    worksWhileClosed: worksWhileClosed(page),
    rendersAs,
    chunk,
  };
}

export const productPath = (handle: string) => paths.product(handle);

export const contentPath = (handle: string) => paths.content(handle);

export const collectionPath = (handle: string) => paths.collection(handle);

/**
 * Describes a page that is rendered in the browser. Its list, if any, is that of the page without a search,
 * because results could cost more than the server can spend.
 * @throws the first error of the page's operations
 */
export function describePage({
  url,
  shop,
  run,
  readsLists,
  locale = SOURCE_LOCALE,
}: DescribeRequest): Promise<DescribedPage> {
  const page = { ...findPage(url), search: new URLSearchParams() };
  // The heads of most pages need no data, and so no client.
  const request = { shop, readsLists, query: queryOf(() => openVisitor(run)) };
  return withLocale(locale, () => describeFoundPage(page, request));
}

/**
 * Renders a page as a visitor sees it, with all data from `run`, and describes it with the same data.
 * @throws any error, even if only a part failed to render: an incomplete page is not worth sending
 */
export function renderPage(request: RenderRequest): Promise<RenderedPage> {
  return withLocale(request.locale ?? SOURCE_LOCALE, () => renderInLocale(request));
}

async function renderInLocale({ url, shop, run, renderedAt, signal }: RenderRequest): Promise<RenderedPage> {
  const page = findPage(url);
  const visitor = openVisitor(run);
  const { client, failures } = visitor;
  const describe = () => describeFoundPage(page, { shop, readsLists: true, query: queryOf(() => visitor) });
  // Anyone can make up handles, so those that do not exist cost one query and no rendering.
  const early = ofMerchant.has(page.page) ? await describe() : null;
  if (early?.status === 404) return { ...early, html: '', state: { renderedAt, cache: {} } };

  const { href, pathname } = new URL(url, 'http://shop');
  await loadMatchedRoutes(routes, pathname);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(href, { signal }));
  if (context instanceof Response) throw new Error(`${url} leads elsewhere`);
  const { result, aborted } = await prerenderStatic({
    tree: (
      <AppRoot client={client} renderedAt={renderedAt}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppRoot>
    ),
    signal,
    renderFunction: (tree: ReactNode) =>
      prerender(tree, {
        signal,
        // Inline scripts would insert parts that are streamed later, and the content security policy forbids
        // them.
        progressiveChunkSize: Infinity,
        onError: (error) => void failures.push(error),
      }),
  });
  if (failures.length > 0) throw failures[0];
  if (aborted) throw signal.reason;
  const state = { renderedAt, cache: client.cache.extract() as PageState['cache'] };
  const described = early ?? (await describe());
  return { ...described, head: described.head + renderEarlyNotices(), html: result, state };
}

/** Pages that are missing unless the merchant wrote them. */
const ofMerchant: ReadonlySet<Page> = new Set<Page>([pages.content, pages.blog, pages.post]);

interface Visitor {
  client: ApolloClient;
  /** The operations' errors, as reported by the server. */
  failures: unknown[];
}

function openVisitor(run: RunOperation): Visitor {
  const failures: unknown[] = [];
  const client = createVisitorClient(async (operation) => {
    const response = await run(operation);
    failures.push(...(response.errors ?? []));
    return response;
  });
  return { client, failures };
}

/** Reads the data for a page's description from the visitor's cache, or queries the server. */
function queryOf(visitor: () => Visitor): DescriptionRequest['query'] {
  return async (query, variables) => {
    const { client, failures } = visitor();
    const { data } = await client.query({ query, variables }).catch((error: unknown) => {
      throw failures[0] ?? error;
    });
    if (!data) throw new Error('A query was answered without data.');
    return data;
  };
}
