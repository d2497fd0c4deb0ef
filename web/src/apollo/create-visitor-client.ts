import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from } from 'rxjs';
import { makeCache } from './cache.ts';

/** An operation as sent over the network: its document as text, and its variables. */
export interface TextOperation {
  query: string;
  variables: Record<string, unknown>;
}

export type RunOperation = (operation: TextOperation) => Promise<ApolloLink.Result>;

/** Creates an anonymous visitor's client for rendering one page on the server, without network requests. */
export function createVisitorClient(run: RunOperation): ApolloClient {
  const link = new ApolloLink(({ query, variables }) => from(run({ query: print(query), variables })));
  return new ApolloClient({ cache: makeCache(), link });
}
