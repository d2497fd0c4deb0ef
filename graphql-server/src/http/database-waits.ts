import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Waiting, waitingAs } from '../db/postgres/waiting.ts';

/**
 * Adds up how long each request waits for database connections, over all its steps: a request that has waited
 * too long is rejected.
 */
export function countDatabaseWaits(server: FastifyInstance): void {
  const waits = new WeakMap<FastifyRequest, Waiting>();
  server.addHook('onRequest', (request, _reply, done) => {
    // A WebSocket connection is not a request.
    if (request.headers.upgrade !== undefined) return done();
    const waiting = new Waiting(false, request.id);
    waits.set(request, waiting);
    waitingAs(waiting, done);
  });
  // Reading the body leaves the async context of the previous hook.
  server.addHook('preValidation', (request, _reply, done) => {
    const waiting = waits.get(request);
    if (!waiting) return done();
    // The handler itself reads and stores an upload.
    if (request.headers['content-type']?.startsWith('multipart/')) waiting.countNoMore();
    waitingAs(waiting, done);
  });
  // A download takes as long as its reader does.
  server.addHook('onSend', (request, _reply, payload, done) => {
    waits.get(request)?.countNoMore();
    done(null, payload);
  });
}
