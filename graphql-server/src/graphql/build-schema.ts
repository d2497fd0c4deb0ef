import 'reflect-metadata';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { buildSchemaSync, createResolversMap, type PubSub } from 'type-graphql';
import { authChecker } from './access.ts';
import { limitResponses } from './limits/response-limit.ts';
import { DateTime, LocalDate, Money } from './scalars.ts';
import { UserErrorResolver } from './user-error.resolver.ts';
import { hasUserErrors, withUserErrors } from './user-errors.ts';

/** Resolver classes, which the modules declare. */
type Resolvers = readonly (new () => object)[];

/** The joined contract at the top level; the relative path is the same from `src` and from the bundle. */
export const contractFile = new URL('../../../schema.graphql', import.meta.url);

/** Subscriptions define their own event sources, but type-graphql requires a PubSub. */
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`Nothing is published as ${topic}`);
  },
};

/** The schema that type-graphql derives from the classes and resolvers alone. */
export function buildOwnSchema(resolvers: Resolvers): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [UserErrorResolver, ...resolvers],
    authChecker,
    validate: false,
    // It would introspect all types at each start; tests compare the schema with the contract.
    skipCheck: true,
    pubSub: noTopics,
  });
  // Not as a global middleware: type-graphql would await it for each field of each response.
  const roots = [schema.getMutationType(), schema.getQueryType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
    if (field.resolve && hasUserErrors(field.type)) field.resolve = withUserErrors(field.resolve);
  }
  assertEveryRootFieldHasAudience(schema);
  return schema;
}

/**
 * The served schema: the contract file unchanged, with the resolvers attached.
 * @throws Error when a resolver is not in the contract, or a root field has no @Access
 */
export function buildServedSchema(resolvers: Resolvers): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(contractFile, 'utf8'),
    resolvers: { ...createResolversMap(buildOwnSchema(resolvers)), Money, DateTime, LocalDate },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // The schema was created here, for these resolvers only.
    updateResolversInPlace: true,
  });
  limitResponses(schema);
  return schema;
}

function assertEveryRootFieldHasAudience(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.extensions['audiences']) throw new Error(`${root?.name}.${field.name} has no @Access mark`);
    }
  }
}
