import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestError } from '../errors.ts';

/** The same refusal as GraphQL says it of a whole request: with the HTTP status and the headers that go with it. */
export function refusedRequest(error: RequestError): GraphQLError {
  const { status, retryAfter, code } = error;
  const headers = new HeaderMap();
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  const http = { status, headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { code, http } });
}
