import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';

/**
 * Registers that a connection can be made to end with its next answer. One that is closed between two answers
 * may be closed while its client sends the next request, which is lost then. To be called before there are
 * routes. @returns what has all connections end so
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
 * Accepts no further connections, and lets those live that there are. The `close` of an HTTP server would end
 * the idle ones as well, while a client may be sending.
 */
export function stopAccepting({ server }: FastifyInstance): void {
  Server.prototype.close.call(server);
}
