import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Waiting, waitingAs } from '../db/postgres/waiting.ts';

/**
 * Counts how long each request waits for connections of the database, in all of its steps together: whoever
 * has waited for long is sent away.
 */
export function countDatabaseWaits(server: FastifyInstance): void {
  const waits = new WeakMap<FastifyRequest, Waiting>();
  server.addHook('onRequest', (request, _reply, done) => {
    // A connection for subscriptions is no request.
    if (request.headers.upgrade !== undefined) return done();
    const waiting = new Waiting(false);
    waits.set(request, waiting);
    waitingAs(waiting, done);
  });
  // Reading a body leaves the context of the hook before.
  server.addHook('preValidation', (request, _reply, done) => {
    const waiting = waits.get(request);
    if (!waiting) return done();
    // An upload is read, and written down, by its handler.
    if (request.headers['content-type']?.startsWith('multipart/')) waiting.countNoMore();
    waitingAs(waiting, done);
  });
  // A download goes on for as long as its reader does.
  server.addHook('onSend', (request, _reply, payload, done) => {
    waits.get(request)?.countNoMore();
    done(null, payload);
  });
}
