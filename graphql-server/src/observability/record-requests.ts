import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newRequestRecord, type RequestRecord } from '../core/request-record.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log and the metrics. */
    record: RequestRecord;
  }
}

/** What is known of a request once its response has been sent. */
export interface FinishedRequest extends RequestRecord {
  id: string;
  method: string;
  /** See `routeOf`. */
  route: string;
  status: number;
  /** From the request's arrival to the end of its response. */
  durationMs: number;
  /** Of the response, with its headers; null: not counted. */
  bytes: number | null;
}

export type ObserveRequest = (request: FinishedRequest) => void;

/** The route of paths without a route of their own. */
const OTHER = '*';

/** Records each request, and reports it when its response has been sent. */
export function recordRequests(
  server: FastifyInstance,
  observers: readonly ObserveRequest[],
  countsBytes: boolean,
): void {
  const writtenBefore = new WeakMap<FastifyRequest, number>();
  server.decorateRequest('record');
  server.addHook('onRequest', (request, _reply, done) => {
    request.record = newRequestRecord();
    if (countsBytes) writtenBefore.set(request, bytesOf(request));
    done();
  });
  if (observers.length === 0) return;
  server.addHook('onResponse', (request, reply, done) => {
    const before = writtenBefore.get(request);
    const finished = finish(request, reply, before === undefined ? null : bytesOf(request) - before);
    for (const observe of observers) observe(finished);
    done();
  });
}

function finish(request: FastifyRequest, reply: FastifyReply, bytes: number | null): FinishedRequest {
  const { record } = request;
  return {
    id: request.id,
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    bytes,
    operation: record.operation,
    caller: record.caller,
    cost: record.cost,
    isCached: record.isCached,
    errors: record.errors,
    isShed: record.isShed,
  };
}

/** The pattern of the route, such as `/api/orders/:id`; `*` for pages and unknown paths. */
export function routeOf(request: FastifyRequest): string {
  return (request.is404 ? undefined : request.routeOptions.url) ?? OTHER;
}

/** Bytes that were written to the request's connection so far. */
function bytesOf({ socket }: FastifyRequest): number {
  // A simulated request has no connection.
  return (socket as { bytesWritten?: number }).bytesWritten ?? 0;
}
