import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { unauthenticated } from '../errors.ts';

/** Serves `/metrics` on the shop's own port, to callers with the token. */
export function registerMetrics(
  server: FastifyInstance,
  token: string,
  readMetrics: () => Promise<string>,
): void {
  const expected = hash('sha256', `Bearer ${token}`, 'buffer');
  server.get('/metrics', async (request, reply) => {
    const sent = hash('sha256', request.headers.authorization ?? '', 'buffer');
    if (!timingSafeEqual(sent, expected)) throw unauthenticated();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await readMetrics());
  });
}
