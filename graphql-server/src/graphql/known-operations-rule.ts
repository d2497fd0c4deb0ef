import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Refuses operations of a kind that the contract does not have: graphql-js 16 fails over them only while it runs them. */
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
