import type { GraphQLFieldResolver } from 'graphql';
import { UserError } from '../errors.ts';

type MutationResolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * Turns the refusal of a mutation into its payload's `userErrors`; what was to be changed is then null.
 * `warnings` is there for the payloads that have it.
 */
export function withUserErrors(resolve: MutationResolver): MutationResolver {
  return async (...call) => {
    try {
      const payload: unknown = await resolve(...call);
      return { userErrors: [], ...(payload as object) };
    } catch (error) {
      if (error instanceof UserError) return { userErrors: error.issues, warnings: [] };
      throw error;
    }
  };
}
