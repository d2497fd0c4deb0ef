import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, createResolversMap } from 'type-graphql';
import { withUserErrors } from './user-errors.ts';
import { authChecker } from './access.ts';
import { DateTime, Money } from './scalars.ts';
import { resolvers } from './resolvers.ts';

/** The contract at the top of the repository; from here it is as far in `src` as in `dist`. */
export const contractFile = new URL('../../../schema.graphql', import.meta.url);

/** The schema as type-graphql sees it, from the classes and resolvers alone. */
export function buildOwnSchema(): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, authChecker, validate: false });
  // Not by a global middleware: type-graphql would await it for each field of each answer.
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (mutation.resolve) mutation.resolve = withUserErrors(mutation.resolve);
  }
  assertEveryRootFieldHasAudience(schema);
  return schema;
}

/**
 * The schema that is served: the contract file, word for word, with the resolvers behind it.
 * @throws Error when a resolver has no place in the contract, or a root field says nothing of who may call it
 */
export function buildServedSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(contractFile, 'utf8'),
    resolvers: { ...createResolversMap(buildOwnSchema()), Money, DateTime },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}

function assertEveryRootFieldHasAudience(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.extensions['audiences']) throw new Error(`${root?.name}.${field.name} has no @Access mark`);
    }
  }
}
