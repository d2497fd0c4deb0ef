import { HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { AccessError } from '../errors.ts';
import { databaseTrouble } from '../shared/database-trouble.ts';
import type { ContextFactory } from './create-context.ts';

/**
 * Makes the context of a GraphQL request. A refused token refuses the whole request, as does a
 * database that can't be asked about it, so that the HTTP status says so too, and clients that look at nothing else notice.
 */
export function graphqlContext(createContext: ContextFactory) {
  return async (request: FastifyRequest): Promise<RequestContext> => {
    try {
      return await createContext(request);
    } catch (error) {
      const refusal = error instanceof AccessError ? error : databaseTrouble(error);
      if (!refusal) throw error;
      const headers = new HeaderMap();
      if (refusal.status === 401) headers.set('www-authenticate', 'Bearer');
      if (refusal.retryAfter !== null) headers.set('retry-after', String(refusal.retryAfter));
      const extensions = { code: refusal.code, http: { status: refusal.status, headers } };
      throw new GraphQLError(refusal.message, { originalError: refusal, extensions });
    }
  };
}
