import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import {
  type BarePageSize,
  bareRoutes,
  BareRoot,
  cardsDocument,
  cardsOf,
  createBareClient,
} from './bare-page.tsx';

/** Renders a bare page: the content of its root, and what the browser needs to hydrate it. */
export async function render(size: BarePageSize): Promise<{ html: string; state: object }> {
  const client = createBareClient();
  client.writeQuery({ query: cardsDocument, data: { cards: cardsOf(size) } });
  const handler = createStaticHandler(bareRoutes(size));
  const context = await handler.query(new Request('http://bare-page/'));
  if (context instanceof Response) throw new Error('The bare page leads elsewhere.');
  const html = renderToString(
    <BareRoot client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </BareRoot>,
  );
  return { html, state: { size, cache: client.cache.extract() } };
}
