import { HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { AccessError } from '../errors.ts';
import type { ContextFactory } from './create-context.ts';

/**
 * Makes the context of a GraphQL request. A refused token refuses the whole request, so that its HTTP status
 * says so too, and clients that look at nothing else notice.
 */
export function graphqlContext(createContext: ContextFactory) {
  return async (request: FastifyRequest): Promise<RequestContext> => {
    try {
      return await createContext(request);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      const http = { status: error.status, headers: new HeaderMap([['www-authenticate', 'Bearer']]) };
      throw new GraphQLError(error.message, { originalError: error, extensions: { code: error.code, http } });
    }
  };
}
