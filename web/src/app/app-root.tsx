import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { type HydrationQueue, PageHydration } from '../lib/browser/hydration-queue.ts';
import { RenderedAt } from '../lib/time/rendered-at.ts';

interface AppRootProps {
  client: ApolloClient;
  /** When the server rendered the page, in ms since the epoch; null if only the browser renders. */
  renderedAt: number | null;
  /** The order in which parts of a server-rendered page hydrate. */
  hydration?: HydrationQueue;
  /** The router's provider, which differs between server and browser. */
  children: ReactNode;
}

/**
 * The providers around the router. Server and browser render the same ones, because hydration compares the
 * two.
 */
export function AppRoot({ client, renderedAt, hydration, children }: AppRootProps) {
  useEffect(() => {
    // The application's only message to the early script: from now on every part of the page reacts to input,
    // if necessary by hydrating first. Sent one task later, because the session only appears in the second
    // render.
    const timer = setTimeout(() => document.dispatchEvent(new Event('page:hydrated')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <RenderedAt value={renderedAt}>
        <PageHydration value={hydration ?? null}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </PageHydration>
      </RenderedAt>
    </StrictMode>
  );
}
