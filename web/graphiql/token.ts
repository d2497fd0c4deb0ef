import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

/** Session storage: closing the tab deletes the token, and no other tab can read it. */
const KEY = 'graphiql-token';

/** The token or API key to send; empty if there is none. */
export function readToken(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

/** Stores the token until the tab is closed, without a pasted `Bearer` prefix. */
export function saveToken(token: string): void {
  sessionStorage.setItem(KEY, token.trim().replace(/^Bearer\s+/i, ''));
}

const authorization = (): Record<string, string> =>
  readToken() === '' ? {} : { authorization: `Bearer ${readToken()}` };

/** Sends queries and mutations over HTTP and subscriptions over a WebSocket, each with the current token. */
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
