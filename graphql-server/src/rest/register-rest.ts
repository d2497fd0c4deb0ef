import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import { AccessError, forbidden } from '../errors.ts';
import type { ContextFactory } from '../http/create-context.ts';
import { reportDefect } from '../http/report-defect.ts';
import { sendTagged } from '../http/send-tagged.ts';
import { requireViewer } from '../modules/auth/viewer.ts';
import { noSuchCall, type ProblemAnswer, toDefect, toProblem, withStatus } from './problem.ts';
import { readUpload } from './read-upload.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** Serves the specification's calls under `/api`. */
export async function registerRest(server: FastifyInstance, createContext: ContextFactory): Promise<void> {
  await server.register(
    async (api) => {
      acceptOnlyJson(api);
      api.setNotFoundHandler((_request, reply) => send(reply, noSuchCall()));
      for (const route of routes.filter(({ takes }) => takes === 'JSON')) addRoute(api, route, createContext);
      await api.register(async (uploads) => {
        uploads.removeAllContentTypeParsers();
        await uploads.register(multipart);
        for (const route of routes.filter(({ takes }) => takes === 'FILE'))
          addRoute(uploads, route, createContext);
      });
    },
    { prefix: '/api' },
  );
}

/** Keys such as `__proto__` are left out instead of refused: like any other key that a call does not know. */
function acceptOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    api.getDefaultJsonParser('remove', 'remove'),
  );
}

function addRoute(api: FastifyInstance, route: Route, createContext: ContextFactory): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const isCacheable = route.audience === 'PUBLIC' && route.method === 'GET';
  api.route({
    method: route.method,
    url: route.path,
    ...(route.maxBytes !== null && { bodyLimit: route.maxBytes }),
    // Before the body is read: whoever may not call need not be heard.
    onRequest: async (request, reply) => {
      reply.header('cache-control', isCacheable ? 'no-cache' : 'no-store');
      const context = await createContext(request);
      assertMayCall(route, context);
      contexts.set(request, context);
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A handler without a context');
      const body = await bodyOf(request, route);
      const answer = await route.answer(context, body);
      return isCacheable
        ? sendTagged(request, reply, 'application/json', JSON.stringify(answer))
        : reply.send(answer);
    },
    errorHandler: (error, request, reply) => {
      const answer = toProblem(error, route.names) ?? toDefect(reportDefect(api.log)(error));
      const status = contexts.has(request) ? route.failureStatus : null;
      void send(reply, status === null ? answer : withStatus(answer, status));
    },
  });
}

/** @throws AccessError UNAUTHENTICATED or FORBIDDEN */
function assertMayCall({ audience }: Route, context: RequestContext): void {
  if (audience === 'PUBLIC') return;
  if (!audience.includes(requireViewer(context).role)) throw forbidden();
}

async function bodyOf(request: FastifyRequest, route: Route): Promise<unknown> {
  if (route.takes === 'FILE') return readUpload(request, route.maxBytes ?? 0);
  const takesBody = route.method === 'POST' || route.method === 'PUT';
  if (takesBody && request.body === undefined) throw new AccessError('BAD_REQUEST', 'A JSON body is needed.');
  return request.body;
}

function send(reply: FastifyReply, { problem, headers }: ProblemAnswer): FastifyReply {
  return reply.code(problem.status).headers(headers).type('application/problem+json').send(problem);
}
