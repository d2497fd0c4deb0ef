import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Runs a query for the description of a page. */
export type PageQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
