import type { Services } from '../modules.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestContext } from './rest-context.ts';
import type { ContextFactory } from '../context.ts';
import { RequestError } from '../errors.ts';
import { budgetHeaders, type CallerBudgets } from '../http/limits/caller-budgets.ts';
import { requireStaffActor } from '../shared/principal.ts';
import { readOnlyJson } from '../http/json-body.ts';
import { reportDefect } from '../http/report-defect.ts';
import type { Locale } from '../shared/messages/locale.ts';
import { callerKey } from '../shared/caller-key.ts';
import { assertMayCall } from '../shared/audience.ts';
import {
  noSuchCall,
  type ProblemResponse,
  toDefect,
  toProblem,
  withStatus,
  wrongMethod,
} from '../http/problem.ts';
import { pathOf } from '../http/request-url.ts';
import { answeredBefore, storeResponses } from './idempotency.ts';
import { openUpload, readUpload } from './sheets/read-upload.ts';
import type { PathParameters, Route } from './route.ts';
import { documentPaths, registerOpenApi } from './register-openapi.ts';
import { WEBHOOK_PATHS } from './register-webhook.ts';
import { routes } from './routes.ts';
import { isListPage, sendListPage } from './lists/list-page.ts';
import { isCsvFile, sendCsv } from './sheets/send-csv.ts';
import { isZipFile, sendZip } from './sheets/send-zip.ts';
import { sendList } from './lists/send-list.ts';
import { message } from '../shared/messages/message.ts';
import { traced } from '../shared/tracing.ts';

const PREFIX = '/api';

/** Serves the specification's calls under `/api`. Errors before a request has a context are in `locale`. */
export async function registerRest(
  server: FastifyInstance,
  createContext: ContextFactory<Services>,
  budgets: CallerBudgets,
  locale: Locale,
): Promise<void> {
  await server.register(
    async (api) => {
      // Keys such as `__proto__` are dropped like other unknown keys. The specification's clients send a
      // content type even with DELETE.
      readOnlyJson(api, { protoKeys: 'remove', acceptsNothing: true });
      rejectOtherCalls(api, locale);
      storeResponses(api);
      registerOpenApi(api, routes);
      for (const route of routes.filter(({ takes }) => takes === 'JSON'))
        addRoute(api, route, { createContext, budgets, locale });
      await api.register(async (uploads) => {
        uploads.removeAllContentTypeParsers();
        await uploads.register(multipart);
        // The rest of a rejected upload is read until the server's time limit: a caller that first sends all
        // would never read the response.
        uploads.addHook('onResponse', async ({ raw }) => {
          raw.unpipe();
          raw.resume();
        });
        for (const route of routes.filter(({ takes }) => takes !== 'JSON'))
          addRoute(uploads, route, { createContext, budgets, locale });
      });
    },
    { prefix: PREFIX },
  );
}

/** Requests to unknown paths are rejected before their body is read, which could be anything. */
function rejectOtherCalls(api: FastifyInstance, locale: Locale): void {
  const reject = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsAt(pathOf(request.url).slice(PREFIX.length));
    return send(request, reply, allowed.length > 0 ? wrongMethod(allowed, locale) : noSuchCall(locale));
  };
  // Fastify runs a prefix's hooks for unknown paths below it only if it has a handler for them.
  api.setNotFoundHandler(reject);
  api.addHook('onRequest', async (request, reply) => {
    if (request.is404) await reject(request, reply);
  });
}

const calls = [
  ...routes,
  ...WEBHOOK_PATHS.map((path) => ({ method: 'POST', path })),
  ...Object.values(documentPaths).map((path) => ({ method: 'GET', path })),
].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The methods of the calls at a path below `/api`; GET includes HEAD. */
function methodsAt(path: string): string[] {
  const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

interface RestParts {
  createContext: ContextFactory<Services>;
  budgets: CallerBudgets;
  /** For errors before a request has a context. */
  locale: Locale;
}

function addRoute(api: FastifyInstance, route: Route, { createContext, budgets, locale }: RestParts): void {
  const contexts = new WeakMap<FastifyRequest, RestContext>();
  const isCacheable = route.audiences.includes('PUBLIC') && route.method === 'GET';
  api.route<{ Params: PathParameters }>({
    method: route.method,
    url: route.path,
    ...(route.maxBytes !== null && { bodyLimit: route.maxBytes }),
    // Before the body is read: the body of an unauthorized caller is not needed.
    onRequest: async (request, reply) => {
      reply.header('cache-control', isCacheable ? 'no-cache' : 'no-store');
      request.record.operation = route.operationId;
      const context = await createContext(request);
      const caller = callerKey(context.principal, context.ip);
      budgets.spend(caller, route.cost);
      request.record.cost = route.cost;
      reply.headers(budgetHeaders(budgets.stateOf(caller)));
      assertMayCall(context.principal, route.audiences);
      contexts.set(request, context);
      route.beforeBody(context);
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A handler without a context');
      const body = await bodyOf(request, route);
      if (await answeredBefore(context, route, request, reply, body)) return reply;
      const response = await traced({ name: route.operationId }, () =>
        route.response(context, body, request.params),
      );
      if (isCsvFile(response) || isZipFile(response)) {
        if (request.method !== 'HEAD')
          await context.services.audit.recordExport(requireStaffActor(context), response);
        return isCsvFile(response) ? sendCsv(request, reply, response) : sendZip(request, reply, response);
      }
      if (isListPage(response)) return sendListPage(request, reply, response);
      return isList(response) ? sendList(request, reply, response) : reply.send(response);
    },
    errorHandler: (error, request, reply) => {
      const spoken = contexts.get(request)?.locale ?? locale;
      const response =
        toProblem(error, spoken, route.names) ?? toDefect(reportDefect(api.log)(error, request.id), spoken);
      // A caller that should retry later must get that status, whatever `failureStatus` says.
      const isFinal = contexts.has(request) && response.problem.code !== 'UNAVAILABLE';
      const status = isFinal ? route.failureStatus : null;
      void send(request, reply, status === null ? response : withStatus(response, status, spoken));
    },
  });
}

function isList(response: unknown): response is AsyncIterable<readonly unknown[]> {
  return typeof response === 'object' && response !== null && Symbol.asyncIterator in response;
}

/** The request's input: its body, or the query string of a GET. */
async function bodyOf(request: FastifyRequest, route: Route): Promise<unknown> {
  if (route.method === 'GET') return request.query;
  if (route.takes === 'STREAM') return openUpload(request, route.maxBytes ?? 0);
  if (route.takes === 'FILE') return readUpload(request, route.maxBytes ?? 0);
  const takesBody = route.method === 'POST' || route.method === 'PUT';
  if (takesBody && request.body === undefined)
    throw new RequestError('BAD_REQUEST', message('request.noBody'));
  return request.body;
}

function send(
  { id: requestId, record }: FastifyRequest,
  reply: FastifyReply,
  { problem, headers }: ProblemResponse,
): FastifyReply {
  record.errors = [problem.code];
  const body = { ...problem, requestId };
  return reply.code(problem.status).headers(headers).type('application/problem+json').send(body);
}
