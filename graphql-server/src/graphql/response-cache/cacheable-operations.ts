import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The queries whose responses are the same for all visitors and depend only on what `CatalogueVersion`
 * covers.
 */
const rootFields = new Set([
  'categories',
  'category',
  'collection',
  'collections',
  'customFields',
  'legalPage',
  'menus',
  'page',
  'post',
  'posts',
  'product',
  'productByHandle',
  'productFilterOptions',
  'products',
  'searchAlternatives',
  'searchSuggestions',
  'shop',
]);

/** Decides for a schema's operations whether responses to visitors may be cached. */
export function cacheableOperations(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const decisions = new WeakMap<OperationDefinitionNode, boolean>();
  return (document, operation) => {
    const before = decisions.get(operation);
    if (before !== undefined) return before;
    const isCacheable =
      operation.operation === OperationTypeNode.QUERY && readsOnlyCatalogue(schema, document);
    decisions.set(operation, isCacheable);
    return isCacheable;
  };
}

/**
 * Checks the whole document, including fragments that the operation does not use; clients send no such
 * fragments.
 */
function readsOnlyCatalogue(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const query = schema.getQueryType()?.name;
  let isAllowed = true;
  const visitor = visitWithTypeInfo(types, {
    Field: ({ name: { value: name } }) => {
      const parent = types.getParentType()?.name ?? '';
      if (name === '__typename') return;
      if (parent === query && !rootFields.has(name)) isAllowed = false;
    },
  });
  visit(document, visitor);
  return isAllowed;
}
