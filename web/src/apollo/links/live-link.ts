import { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import type { SessionStore } from '../../session/session-store.ts';

/**
 * The server's close code for a connection without a session, or with a session that has ended or changed.
 */
const FORBIDDEN = 4403;
const MAX_PAUSE_MS = 30_000;

/**
 * Sends subscriptions over a WebSocket with the token of `session`, and everything else to `requests`. A lost
 * connection is reopened with increasing pauses.
 */
export function makeLiveLink(session: SessionStore, requests: ApolloLink): ApolloLink {
  let wasAdmitted = false;
  const client = createClient({
    url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => {
      const token = session.read()?.token;
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    retryAttempts: Infinity,
    retryWait: (attempts) => pause(Math.min(1000 * 2 ** attempts, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)),
    // An ended session is rejected when it reconnects; a session whose role has changed is accepted.
    shouldRetry: (reason) => {
      const isOver = !wasAdmitted && (reason as { code?: unknown } | null)?.code === FORBIDDEN;
      wasAdmitted = false;
      return !isOver;
    },
    on: { connected: () => (wasAdmitted = true) },
  });
  // An open connection keeps the page out of the back/forward cache, so it is closed here and reopened if the
  // page comes back.
  globalThis.addEventListener?.('pagehide', () => client.terminate());
  const live = new GraphQLWsLink(client);
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    live,
    requests,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
