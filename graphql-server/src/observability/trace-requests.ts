import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, openSpan, type OpenSpan } from '../shared/tracing.ts';
import { routeOf } from './record-requests.ts';

/**
 * Begins a trace for each request, or continues that of a trusted proxy. Others could put any number of
 * requests into one trace.
 */
export function traceRequests(server: FastifyInstance, trustsProxy: boolean): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    // A WebSocket connection is not a request.
    if (request.headers.upgrade !== undefined) return done();
    const { traceparent } = request.headers;
    const parent = trustsProxy && typeof traceparent === 'string' ? traceparent : null;
    const span = openSpan({ name: request.method, kind: 'SERVER', parent });
    spans.set(request, span);
    span.within(done);
  });
  // Reading the body leaves the async context of the previous hook.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const span = spans.get(request);
    span?.rename(`${request.method} ${route}`, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'shop.request_id': request.id,
      ...(request.record.operation !== null && { 'shop.operation': request.record.operation }),
      ...(request.record.errors.length > 0 && { 'shop.errors': [...request.record.errors] }),
    });
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
