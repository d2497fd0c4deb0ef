import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFactory, RequestContext } from '../context.ts';
import { RequestError } from '../errors.ts';
import { buildServedSchema } from './build-schema.ts';
import { formatError } from './format-error.ts';
import { knownOperationsRule } from './known-operations-rule.ts';
import { classifyDatabaseError } from '../shared/database-errors.ts';
import { DocumentMemory } from './document-memory.ts';
import { operationCostLimit, unknownDocumentLimit, unknownDocumentQueue } from './operation-limit.ts';
import { refusedRequest } from '../http/refused-request.ts';
import { reportDefect } from '../http/report-defect.ts';
import { operationRunner, type RunOperation } from './run-operation.ts';
import { unavailablePlugin } from './unavailable-plugin.ts';
import type { WorkLimit } from '../http/work-limit.ts';

/** Bounds of a document. What the shop's own screens ask for stays below half of each. */
const MAX_TOKENS = 500;
const armor = new ApolloArmor({
  // Fragments are how documents are written, not how deep they reach.
  maxDepth: { n: 10, flattenFragments: true },
  // What is asked for stands in variables, too, which it does not see: operation-limit.ts does.
  costLimit: { enabled: false },
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 20 },
  // Turns every syntax error into a 500; Apollo Server's own parser limit does the same work.
  maxTokens: { enabled: false },
  // Introspection is on: integrators are users. Suggestions tell no more than that.
  blockFieldSuggestion: { enabled: false },
});

/** Serves the contract at `/graphql`. The answer runs operations for the shop itself, each in a context of `createOwn`. */
export async function registerGraphql(
  server: FastifyInstance,
  createContext: ContextFactory,
  createOwn: () => RequestContext,
  work: WorkLimit,
): Promise<RunOperation> {
  const memory = new DocumentMemory();
  const protection = armor.protect();
  const apollo = new ApolloServer<RequestContext>({
    schema: buildServedSchema(),
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: memory.store,
    formatError: formatError(reportDefect(server.log)),
    validationRules: [...protection.validationRules, knownOperationsRule],
    plugins: [
      ...protection.plugins,
      memory.plugin,
      unknownDocumentQueue(memory),
      operationCostLimit(work),
      ApolloServerPluginLandingPageDisabled(),
      // Nothing says how long it may be kept, and the plugin looks at every field to find that out.
      ApolloServerPluginCacheControlDisabled(),
      unavailablePlugin,
      fastifyApolloDrainPlugin(server),
    ],
    // Signals are handled once, in main.ts, for the whole process.
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  server.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    // Before anything can fail. What is somebody's own, or a change, is nobody else's to keep.
    onRequest: (request, reply, done) => {
      const isPublic = request.method === 'GET' && request.headers.authorization === undefined;
      if (!isPublic) reply.header('cache-control', 'no-store');
      done();
    },
    handler: fastifyApolloHandler(apollo, {
      context: graphqlContext(createContext, unknownDocumentLimit(memory, work)),
    }),
  });
  return operationRunner(apollo, createOwn);
}

/**
 * Makes the context of a GraphQL request that is let in. A refused token, a caller who wants too much, or a database that can't be
 * asked refuses the whole request, so that its HTTP status says so too, and clients that look at nothing else notice.
 */
function graphqlContext(createContext: ContextFactory, letIn: (request: FastifyRequest) => void) {
  return async (request: FastifyRequest): Promise<RequestContext> => {
    try {
      letIn(request);
      return await createContext(request);
    } catch (error) {
      const requestError = error instanceof RequestError ? error : classifyDatabaseError(error);
      throw requestError ? refusedRequest(requestError) : error;
    }
  };
}
