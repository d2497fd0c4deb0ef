import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { compileQuery, type CompiledQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { CoreContext } from '../core/core-services.ts';
import { traced } from '../shared/tracing.ts';
import { startResponse } from './limits/response-limit.ts';

/** Compiling takes as long as about ten runs, so rare operations are not compiled. */
export const RUNS_BEFORE_COMPILING = 10;
const MAX_COMPILED = 200;

/** An operation of a document: its number of runs, or the compiled query; null: it cannot be compiled. */
type KnownOperation = number | CompiledQuery | null;

/**
 * Runs frequent queries as functions compiled by graphql-jit, which takes half as long as interpreting
 * document and schema for each row. Mutations run as usual, because the database takes most of their time. A
 * query that fails runs again as usual, so that messages, codes and locations of errors are always the same.
 */
export function compilingExecutor(schema: GraphQLSchema): GatewayInterface {
  const operations = new LRUCache<string, { state: KnownOperation }>({ max: MAX_COMPILED });
  const compiled = (key: string, document: DocumentNode, operationName: string | undefined) => {
    const operation = operations.get(key) ?? { state: 0 };
    operations.set(key, operation);
    if (typeof operation.state !== 'number') return operation.state;
    operation.state += 1;
    if (operation.state < RUNS_BEFORE_COMPILING) return null;
    const result = compileQuery(schema, document, operationName);
    operation.state = isCompiledQuery(result) ? result : null;
    return operation.state;
  };
  const run: GatewayExecutor = async ({ document, operation, request, queryHash, context }) => {
    const { operationName, variables } = request;
    // Apollo's type hides that it is undefined when the document has no operation of that name.
    const kind = (operation as OperationDefinitionNode | undefined)?.operation;
    if (kind === OperationTypeNode.QUERY) {
      const query = compiled(`${queryHash} ${operationName ?? ''}`, document, operationName);
      const response = await query?.query(undefined, context, variables ?? {});
      if (response && !response.errors) return response;
      startResponse(context);
    }
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
  const executor: GatewayExecutor = (request) => traced({ name: nameOf(request) }, () => run(request));
  return {
    load: () => Promise.resolve({ executor }),
    onSchemaLoadOrUpdate: (use) => {
      use({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}

/** As in logs and metrics: `query products`. */
function nameOf({ operation, context }: Parameters<GatewayExecutor>[0]): string {
  const { record } = context as CoreContext;
  // Apollo's type hides that it is undefined when the document has no operation of that name.
  const kind = (operation as OperationDefinitionNode | undefined)?.operation ?? 'none';
  return `${kind} ${record.operation ?? ''}`;
}
