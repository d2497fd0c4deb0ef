import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { CoreContext, CoreServices } from '../core/core-services.ts';
import type { ContextFactory } from '../context.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { compilingExecutor } from './compiled-operations.ts';
import { errorFormat } from './format-error.ts';
import { toRequestError } from '../db/to-request-error.ts';
import { DocumentMemory } from './limits/document-memory.ts';
import { idempotencyPlugin } from './idempotency.ts';
import { operationCostLimit, unknownDocumentLimit, unknownDocumentQueue } from './limits/operation-limit.ts';
import type { QueryTexts } from './response-cache/persisted-queries.ts';
import { toGraphqlError } from './request-error.ts';
import { reportDefect } from '../http/report-defect.ts';
import type { Locale } from '../shared/messages/locale.ts';
import { operationRunner, type RunOperation } from './run-operation.ts';
import { registerSubscriptions, type SubscriptionParts } from './subscriptions.ts';
import { operationRecords } from '../observability/record-operations.ts';
import { requestsOnly } from './transport-rules.ts';
import { unavailablePlugin } from './unavailable-plugin.ts';
import type { CallerBudgets } from '../http/limits/caller-budgets.ts';
import type { WorkLimit } from '../http/limits/work-limit.ts';

/** Limits per document. The shop's own operations stay below half of each. */
const MAX_TOKENS = 500;
const armor = new ApolloArmor({
  // Fragments do not make a query deeper.
  maxDepth: { n: 10, flattenFragments: true },
  // This plugin ignores variables, which also decide how much is requested; operation-limit.ts reads them.
  costLimit: { enabled: false },
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 20 },
  // This plugin turns every syntax error into a 500; Apollo Server's own parser limit does the same job.
  maxTokens: { enabled: false },
  // Introspection is on, for integrators, so suggestions reveal nothing more.
  blockFieldSuggestion: { enabled: false },
});

interface GraphqlParts extends Pick<SubscriptionParts, 'createContext' | 'renewContext' | 'trustsProxy'> {
  /** Creates a context for the shop's own operations. */
  createOwn: () => CoreContext;
  work: WorkLimit;
  budgets: CallerBudgets;
  responseCache: ResponseCache;
  persistedQueries: QueryTexts;
  /** For errors before a request has a context. */
  locale: Locale;
}

/**
 * Serves the schema at `/graphql`, and subscriptions over WebSockets. The returned function runs the shop's
 * own operations.
 */
export async function registerGraphql(
  server: FastifyInstance,
  schema: GraphQLSchema,
  { createOwn, work, budgets, responseCache, persistedQueries, locale, ...callers }: GraphqlParts,
): Promise<RunOperation> {
  const memory = new DocumentMemory();
  const errors = errorFormat(reportDefect(server.log), locale);
  const protection = armor.protect();
  const apollo = new ApolloServer<CoreContext>({
    gateway: compilingExecutor(schema),
    introspection: true,
    persistedQueries: { cache: persistedQueries },
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: memory.store,
    formatError: errors.formatError,
    validationRules: [...protection.validationRules, requestsOnly],
    plugins: [
      ...protection.plugins,
      errors.plugin,
      operationRecords,
      memory.plugin,
      unknownDocumentQueue(memory),
      operationCostLimit(work, budgets),
      responseCache.plugin,
      idempotencyPlugin,
      ApolloServerPluginLandingPageDisabled(),
      // The contract has no cache hints, and the plugin would look for them on every field.
      ApolloServerPluginCacheControlDisabled(),
      unavailablePlugin,
      fastifyApolloDrainPlugin(server),
    ],
    // Signals are handled once, in main.ts, for the whole process.
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const context = graphqlContext(callers.createContext, responseCache, (error, requestId) =>
    errors.noteError(error, { locale, requestId }),
  );
  const handle = fastifyApolloHandler(apollo, { context });
  server.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    // Set before anything can fail. Shared caches must not store responses to users and mutations, nor any
    // other response unless the response cache allows it.
    onRequest: (request, reply, done) => {
      // The adapter drops empty headers, but an empty key is invalid, not absent.
      if (request.headers['idempotency-key'] === '') request.headers['idempotency-key'] = '""';
      const isPublic = request.method === 'GET' && request.headers.authorization === undefined;
      reply.header('cache-control', isPublic ? 'no-cache' : 'no-store');
      done();
    },
    // Ahead of Apollo Server, which costs many times as much as a rejection.
    preHandler: [responseCache.answer, unknownDocumentLimit(memory, work)],
    onSend: async (request, reply, payload) => {
      responseCache.keep(request, reply);
      // Node is many times slower when it encodes a string while writing it to a socket.
      return typeof payload === 'string' ? Buffer.from(payload) : payload;
    },
    handler: handle,
  });
  const rules = protection.validationRules;
  registerSubscriptions(server, schema, { ...callers, budgets, rules, formatError: errors.formatError });
  return operationRunner(apollo, createOwn);
}

/**
 * Creates the context of a GraphQL request. An invalid token or an unavailable database rejects the whole
 * request, so that the HTTP status shows it to clients that check nothing else.
 */
function graphqlContext(
  createContext: ContextFactory<CoreServices>,
  responseCache: ResponseCache,
  noteError: (error: Error, requestId: string) => void,
) {
  return async (request: FastifyRequest): Promise<CoreContext> => {
    try {
      const context = await createContext(request);
      responseCache.noteContext(request, context);
      return context;
    } catch (error) {
      const requestError = toRequestError(error);
      const reported = requestError ? toGraphqlError(requestError) : error;
      if (reported instanceof Error) noteError(reported, request.id);
      if (requestError) request.record.errors = [requestError.code];
      throw reported;
    }
  };
}
