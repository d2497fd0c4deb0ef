import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

/** The tab's own storage: closing the tab forgets the token, and no other tab has it. */
const KEY = 'graphiql-token';

/** The token or key that the explorer sends; empty for none. */
export function readToken(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

/**
 * Keeps the token until the tab is closed; one that was pasted with `Bearer` in front is taken without it.
 */
export function saveToken(token: string): void {
  sessionStorage.setItem(KEY, token.trim().replace(/^Bearer\s+/i, ''));
}

const authorization = (): Record<string, string> =>
  readToken() === '' ? {} : { authorization: `Bearer ${readToken()}` };

/**
 * Sends queries and mutations over HTTP, and subscriptions over a WebSocket, each with the token of that
 * moment.
 */
export const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  fetch: (url, request) => {
    const headers = new Headers(request?.headers);
    for (const [name, value] of Object.entries(authorization()))
      if (!headers.has(name)) headers.set(name, value);
    return fetch(url, { ...request, headers });
  },
  wsClient: createClient({
    url: new URL('/graphql', window.location.href.replace(/^http/, 'ws')).href,
    connectionParams: authorization,
  }),
});
