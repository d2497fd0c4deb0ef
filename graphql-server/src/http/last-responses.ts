import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';

/**
 * Makes it possible to close connections after their next response. A connection closed between responses may
 * be closed while its client sends the next request, which is then lost. Call it before adding routes.
 * @returns a function that closes all connections this way
 */
export function registerLastResponses(server: FastifyInstance): () => void {
  let isLast = false;
  server.addHook('onRequest', (_request, reply, done) => {
    if (isLast) reply.header('connection', 'close');
    done();
  });
  return () => {
    isLast = true;
  };
}

/**
 * Accepts no new connections but leaves the existing ones open. The `close` of an HTTP server would also end
 * idle connections, on which a client may be sending.
 */
export function stopAccepting({ server }: FastifyInstance): void {
  Server.prototype.close.call(server);
}
