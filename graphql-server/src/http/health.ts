import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever probes waits a second, not longer; in ms. */
const PATIENCE = 800;

/**
 * `/health/live`: the process runs. `/health/ready`: the database answers too, and no shutdown has begun. It answers within
 * a second; why the shop is not ready is in the log. `askDatabase` fails when the database can't be used; it is waited for
 * `patience` ms.
 */
export function registerHealth(
  server: FastifyInstance,
  askDatabase: () => Promise<unknown>,
  patience = PATIENCE,
): void {
  let isClosing = false;
  let underWay: Promise<unknown> | null = null;

  /** Many probes of a database that does not answer are one question. @throws why it can't be used */
  async function assertAnswers(): Promise<void> {
    underWay ??= askDatabase().finally(() => (underWay = null));
    const waiting = new AbortController();
    const late = pause(patience, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`The database has not answered within ${patience} ms`);
    });
    try {
      await Promise.race([underWay, late]);
    } finally {
      waiting.abort();
      late.catch(() => undefined);
    }
  }

  server.addHook('preClose', () => {
    isClosing = true;
  });
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      if (isClosing) throw new Error('The shop is closing');
      await assertAnswers();
      return { status: 'ready' };
    } catch (error) {
      server.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
