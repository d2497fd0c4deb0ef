import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { CoreContext } from '../core/core-services.ts';

/** An operation that begins with a fragment. */
const OTHER = 'other';

/** Records the operation of each request and the errors of its response. */
export const operationRecords: ApolloServerPlugin<CoreContext> = {
  requestDidStart: async () => ({
    // Of a valid operation.
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation) contextValue.record.operation = operationLabel(operation);
    },
    willSendResponse: async ({ contextValue, response: { body } }) => {
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      if (errors.length > 0)
        contextValue.record.errors = [...new Set([...contextValue.record.errors, ...codesOf(errors)])];
    },
  }),
};

/**
 * The name of an operation in logs and metrics: that of its first root field, which is one of the contract's.
 * Clients could make up any number of operation names.
 */
function operationLabel({ selectionSet: { selections } }: OperationDefinitionNode): string {
  const [first] = selections;
  return first?.kind === Kind.FIELD ? first.name.value : OTHER;
}

function codesOf(errors: readonly { extensions?: Record<string, unknown> }[]): string[] {
  return errors.map(({ extensions }) => String(extensions?.['code']));
}
