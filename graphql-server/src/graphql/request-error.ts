import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestError } from '../errors.ts';

/** The error as GraphQL reports it for a whole request: with its HTTP status and headers. */
export function toGraphqlError(error: RequestError): GraphQLError {
  const { status, retryAfter, code } = error;
  const headers = new HeaderMap();
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  const http = { status, headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { code, http } });
}
