import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { message } from '../shared/messages/message.ts';
import { type Problem, type ProblemResponse, toDefect, toProblem } from './problem.ts';
import { html } from '../shared/html.ts';
import { plainPage } from './plain-page.ts';
import { reportDefect } from './report-defect.ts';
import { pathOf } from './request-url.ts';

/**
 * Responds to errors before a handler sees the request, such as a body that is not JSON or an unreadable URL,
 * in the endpoint's format: GraphQL errors, an HTML page for clients that accept HTML, otherwise RFC 9457.
 * Always in `locale`, because there is no context with the caller's language.
 */
export function registerErrorHandler(server: FastifyInstance, shopName: () => string, locale: Locale): void {
  const report = reportDefect(server.log);
  server.setErrorHandler((error, request, reply) => {
    if (hasClientGone(error, reply)) {
      request.log.info('the client went away before its response');
      return reply.hijack();
    }
    const { problem, headers } = toProblem(error, locale) ?? toDefect(report(error, request.id), locale);
    request.record.errors = [problem.code];
    reply.code(problem.status).headers({ ...headers, 'cache-control': 'no-store' });
    const path = pathOf(request.originalUrl);
    if (path === '/graphql') return sendGraphqlError(request, reply, problem, headers);
    if (readsHtml(request) && !path.startsWith('/api/')) {
      return reply.type('text/html; charset=utf-8').send(errorPage(problem, request.id, shopName(), locale));
    }
    return reply.type('application/problem+json').send({ ...problem, requestId: request.id });
  });
}

/** Whether a streamed response ended only because its client closed the connection. */
function hasClientGone(error: unknown, { raw }: FastifyReply): boolean {
  return (
    raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  );
}

function sendGraphqlError(
  { id: requestId }: FastifyRequest,
  reply: FastifyReply,
  { detail, code }: Problem,
  headers: ProblemResponse['headers'],
): FastifyReply {
  const retryAfter = headers['retry-after'];
  const extensions = { code, requestId, ...(retryAfter && { retryAfter: Number(retryAfter) }) };
  return reply.type('application/json; charset=utf-8').send({ errors: [{ message: detail, extensions }] });
}

/** Whether the client accepts HTML, as browsers do for pages. */
export function readsHtml({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Needs none of the shop's own files, because the shop itself may be unavailable. */
function errorPage({ title, detail }: Problem, requestId: string, shopName: string, locale: Locale): string {
  return plainPage({
    language: locale.tag,
    title,
    shopName,
    content: html`<h1>${formatMessage(locale, message('errorPage.title'))}</h1>
      <p>${detail}</p>
      <p>${formatMessage(locale, message('errorPage.requestId', { requestId }))}</p>
      <p><a href="/">${formatMessage(locale, message('errorPage.back', { shopName }))}</a></p>`,
  });
}
