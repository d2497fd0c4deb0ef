import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { type HydrationQueue, PageHydration } from '../lib/browser/hydration-queue.ts';
import { RenderedAt } from '../lib/time/rendered-at.ts';

interface AppRootProps {
  client: ApolloClient;
  /** When the server rendered the page, in ms since the epoch; null where only the browser renders. */
  renderedAt: number | null;
  /** In what order the parts of a server-rendered page hydrate in this browser. */
  hydration?: HydrationQueue;
  /** The router's provider, which differs between server and browser. */
  children: ReactNode;
}

/** The providers around the router, the same on server and browser, because hydration compares the two. */
export function AppRoot({ client, renderedAt, hydration, children }: AppRootProps) {
  useEffect(() => {
    // The only message from the application to the early script: from now on every part of the page answers,
    // if only by hydrating first. One task later, because the session shows only in the second render.
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
