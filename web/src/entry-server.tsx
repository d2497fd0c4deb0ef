import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createVisitorClient, type RunOperation } from './apollo/create-visitor-client.ts';
import { AppRoot } from './app/app-root.tsx';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import type { PageState } from './app/page-state.ts';
import { routes } from './app/routes.tsx';
import { SOURCE_LOCALE } from './i18n/i18n.ts';
import { withLocale } from './i18n/request-i18n.ts';

/** A page as the server sends it: the content of `#root`, and what the browser needs to hydrate it. */
export interface RenderedPage {
  html: string;
  state: PageState;
}

/** The server's input for rendering a page; `graphql-server/src/pages/render-page.ts` declares the same. */
interface PageToRender {
  /** Path and search. */
  path: string;
  run: RunOperation;
  /** In ms since the epoch. */
  renderedAt: number;
  signal: AbortSignal;
  /** BCP 47; the source locale unless told. */
  locale?: string;
}

/**
 * Renders a page as a visitor sees it, with all data from `run`.
 * @throws any error, even if only a part failed to render: an incomplete page is not worth sending
 */
export function renderPage(page: PageToRender): Promise<RenderedPage> {
  return withLocale(page.locale ?? SOURCE_LOCALE, () => renderInLocale(page));
}

async function renderInLocale({ path, run, renderedAt, signal }: PageToRender): Promise<RenderedPage> {
  const url = new URL(path, 'http://shop');
  await loadMatchedRoutes(routes, url.pathname);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);

  const failures: unknown[] = [];
  const client = createVisitorClient(async (operation) => {
    const response = await run(operation);
    failures.push(...(response.errors ?? []));
    return response;
  });
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
        // Parts streamed later would be inserted by inline scripts, which the content security policy forbids.
        progressiveChunkSize: Infinity,
        onError: (error) => void failures.push(error),
      }),
  });
  if (failures.length > 0) throw failures[0];
  if (aborted) throw signal.reason;
  return { html: result, state: { renderedAt, cache: client.cache.extract() as PageState['cache'] } };
}
