import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from } from 'rxjs';
import { makeCache } from './cache.ts';

/** An operation as it would travel: the text of its document, and its variables. */
export interface TextOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Answers an operation. */
export type RunOperation = (operation: TextOperation) => Promise<ApolloLink.Result>;

/** A client for one page that the server draws: nobody is signed in, and operations need no network. */
export function createVisitorClient(run: RunOperation): ApolloClient {
  const link = new ApolloLink(({ query, variables }) => from(run({ query: print(query), variables })));
  return new ApolloClient({ cache: makeCache(), link });
}
