import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { CoreContext } from '../core/core-services.ts';

/** An operation of the contract, as a client would send it. */
export interface TextOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Runs an operation without an HTTP request. */
export type RunOperation = (operation: TextOperation) => Promise<FormattedExecutionResult>;

/** Runs operations as `/graphql` does, each in its own context. */
export function operationRunner(
  apollo: ApolloServer<CoreContext>,
  createContext: () => CoreContext,
): RunOperation {
  return async (operation) => {
    const { body } = await apollo.executeOperation(operation, { contextValue: createContext() });
    // The contract has no deferred parts, so there is a single result.
    if (body.kind !== 'single') throw new Error("An incremental response can't be rendered.");
    return body.singleResult;
  };
}
