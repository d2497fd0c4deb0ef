import { createClient } from 'graphql-ws';
import type { TypedDocumentString } from './documents.generated.ts';
import type { TestApp } from './start-test-app.ts';
import type { Loose } from './test-client.ts';

/** A client's subscription over a real WebSocket. */
export interface Subscription<Data> {
  /** Resolves once the server has registered it. */
  opened: Promise<void>;
  /**
   * Waits for the next value. @throws what ended the subscription: an array of GraphQL errors, or a close
   * event with its code
   */
  next(): Promise<Data>;
  end(): Promise<void>;
}

/** The server's close code for a caller without a session. */
const FORBIDDEN = 4403;

/**
 * The error code of a rejected subscription; UNAUTHENTICATED for a rejected connection. @throws any other
 * reason
 */
export function rejectionReasonOf(reason: unknown): string {
  if (Array.isArray(reason)) {
    const [error] = reason as { extensions?: { code?: string } }[];
    return error?.extensions?.code ?? 'NO_CODE';
  }
  if ((reason as { code?: unknown } | null)?.code === FORBIDDEN) return 'UNAUTHENTICATED';
  throw reason;
}

/** Subscribes as the caller with this token; null: as a visitor. Does not reconnect. */
export function subscribe<Data, Variables = Record<string, unknown>>(
  shop: Pick<TestApp, 'client'>,
  document: TypedDocumentString<Data, Variables> | string,
  token: string | null,
  variables: Loose<Variables> | null = null,
): Subscription<Data> {
  const opened = Promise.withResolvers<void>();
  const client = createClient({
    url: `${shop.client.address.replace(/^http/, 'ws')}/graphql`,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: { connected: () => opened.resolve() },
  });
  const values: AsyncIterator<{ data?: Data | null; errors?: readonly unknown[] }> = client.iterate<Data>({
    query: String(document),
    variables: variables as Record<string, unknown> | null,
  });
  return {
    opened: opened.promise,
    async next() {
      const result = await values.next();
      if (result.done) throw new Error('The subscription has ended');
      const { data, errors } = result.value;
      if (data) return data;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- as graphql-ws does
      throw errors;
    },
    async end() {
      await values.return?.();
      await client.dispose();
    },
  };
}
