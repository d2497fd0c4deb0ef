import type { MiddlewareFn } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { Refusal } from '../errors.ts';

/**
 * Turns the refusal of a mutation into its payload's `userErrors`; what was to be changed is then null.
 * `warnings` is there for the payloads that have it.
 */
export const userErrorsMiddleware: MiddlewareFn<RequestContext> = async ({ info }, next) => {
  if (info.parentType.name !== 'Mutation') return (await next()) as unknown;
  try {
    const payload: unknown = await next();
    return { userErrors: [], ...(payload as object) };
  } catch (error) {
    if (error instanceof Refusal) return { userErrors: error.issues, warnings: [] };
    throw error;
  }
};
