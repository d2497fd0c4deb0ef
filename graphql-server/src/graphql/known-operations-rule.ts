import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Rejects operation types that the contract does not have: graphql-js 16 fails on them only during execution. */
export function knownOperationsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      context.reportError(
        new GraphQLError(`The schema has no ${node.operation} operations.`, { nodes: node }),
      );
    },
  };
}
