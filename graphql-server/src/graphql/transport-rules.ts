import { type ASTVisitor, GraphQLError, OperationTypeNode, type ValidationContext } from 'graphql';

/** Rejects subscriptions, which have no end, where each request has one response. */
export function requestsOnly(context: ValidationContext): ASTVisitor {
  return rejectOperations(
    context,
    (operation) => operation === OperationTypeNode.SUBSCRIPTION,
    'Subscriptions go over a WebSocket.',
  );
}

/** Rejects queries and mutations where request limits do not apply. */
export function subscriptionsOnly(context: ValidationContext): ASTVisitor {
  return rejectOperations(
    context,
    (operation) => operation !== OperationTypeNode.SUBSCRIPTION,
    'Queries and mutations go over HTTP.',
  );
}

function rejectOperations(
  context: ValidationContext,
  isRejected: (operation: OperationTypeNode) => boolean,
  reason: string,
): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (isRejected(node.operation)) context.reportError(new GraphQLError(reason, { nodes: node }));
    },
  };
}
