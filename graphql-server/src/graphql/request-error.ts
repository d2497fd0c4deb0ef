import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestError } from '../errors.ts';
import { headersOf } from '../http/problem.ts';

/** Converts the error to a GraphQL error for the whole request, with HTTP status and headers. */
export function toGraphqlError(error: RequestError): GraphQLError {
  const { status, retryAfter, code } = error;
  const headers = new HeaderMap(Object.entries(headersOf(status, retryAfter)));
  const http = { status, headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { code, http } });
}
