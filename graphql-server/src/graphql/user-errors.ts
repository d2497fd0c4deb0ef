import { getNamedType, isObjectType, type GraphQLFieldResolver, type GraphQLOutputType } from 'graphql';
import { UserError } from '../errors.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { UserErrorCode } from './contract.generated.ts';

type RootResolver = GraphQLFieldResolver<unknown, Pick<RequestContext, 'record'>>;

/**
 * Turns a UserError of a root field into its payload's `userErrors`; the payload's object is then null.
 * `warnings` is for payloads with that field. Log and metrics count it as an error of the operation.
 */
export function withUserErrors(resolve: RootResolver): RootResolver {
  return async (...call) => {
    try {
      const payload: unknown = await resolve(...call);
      return { userErrors: [], ...(payload as object) };
    } catch (error) {
      if (error instanceof UserError) {
        const userErrors: readonly { code: UserErrorCode }[] = error.issues;
        const [, , { record }] = call;
        record.errors = [...new Set([...record.errors, ...userErrors.map(({ code }) => code)])];
        return { userErrors, warnings: [] };
      }
      throw error;
    }
  };
}

/** Whether a field returns a payload with `userErrors`, as every mutation does. */
export function hasUserErrors(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && 'userErrors' in named.getFields();
}
