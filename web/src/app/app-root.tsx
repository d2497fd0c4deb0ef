import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { RenderedAt } from '../lib/rendered-at.ts';

interface AppRootProps {
  client: ApolloClient;
  /** When the server drew the page, in ms since the epoch; null where the browser draws by itself. */
  renderedAt: number | null;
  /** The router's provider: the server has another one than the browser. */
  children: ReactNode;
}

/** What stands around the router, on the server and in the browser alike: hydration compares the two. */
export function AppRoot({ client, renderedAt, children }: AppRootProps) {
  useEffect(() => {
    // The one word that passes between the application and what ran before it (`before-hydration`). A task later,
    // because whose session it is shows only in the second drawing.
    const timer = setTimeout(() => document.dispatchEvent(new Event('page:hydrated')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <RenderedAt value={renderedAt}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </RenderedAt>
    </StrictMode>
  );
}
