import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createVisitorClient, type RunOperation } from './apollo/create-visitor-client.ts';
import { AppRoot } from './app/app-root.tsx';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import type { PageState } from './app/page-state.ts';
import { routes } from './app/routes.tsx';

/** A page as the server sends it: the content of `#root`, and what the browser needs to take it over. */
export interface RenderedPage {
  html: string;
  state: PageState;
}

/** What the server gives to draw a page from; `graphql-server/src/pages/render-page.ts` says the same. */
interface PageToRender {
  /** Path and search. */
  path: string;
  run: RunOperation;
  /** In ms since the epoch. */
  renderedAt: number;
  signal: AbortSignal;
}

/**
 * Draws a page as a visitor sees it. All that it shows comes from `run`.
 * @throws whatever went wrong, also while only a part was drawn: a page with a hole is not worth sending
 */
export async function renderPage({ path, run, renderedAt, signal }: PageToRender): Promise<RenderedPage> {
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
        // Parts that come later would be put in their place by inline scripts, which the policy forbids.
        progressiveChunkSize: Infinity,
        onError: (error) => void failures.push(error),
      }),
  });
  if (failures.length > 0) throw failures[0];
  if (aborted) throw signal.reason;
  return { html: result, state: { renderedAt, cache: client.cache.extract() as PageState['cache'] } };
}
