import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import { AccessError } from '../errors.ts';
import { databaseTrouble } from '../shared/database-trouble.ts';
import type { ContextFactory } from './create-context.ts';
import { refusedRequest } from './refused-request.ts';

/**
 * Makes the context of a GraphQL request that is let in. A refused token, a caller who wants too much, or a database that can't be
 * asked refuses the whole request, so that its HTTP status says so too, and clients that look at nothing else notice.
 */
export function graphqlContext(createContext: ContextFactory, letIn: (request: FastifyRequest) => void) {
  return async (request: FastifyRequest): Promise<RequestContext> => {
    try {
      letIn(request);
      return await createContext(request);
    } catch (error) {
      const refusal = error instanceof AccessError ? error : databaseTrouble(error);
      throw refusal ? refusedRequest(refusal) : error;
    }
  };
}
