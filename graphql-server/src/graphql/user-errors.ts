import type { GraphQLFieldResolver } from 'graphql';
import { UserError } from '../errors.ts';

type MutationResolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * Turns a UserError of a mutation into its payload's `userErrors`; the payload's object is then null. `warnings` is for
 * payloads that have the field.
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
