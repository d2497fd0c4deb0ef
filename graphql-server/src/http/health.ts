import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Orm } from '../db/database.ts';

/** Whoever probes waits a second, not longer; in ms. */
const TIMEOUT_MS = 800;

/**
 * `/health/live`: the process runs. `/health/ready`: the database answers too, and no shutdown has begun. It answers within
 * a second; why the shop is not ready is in the log.
 */
export function registerHealth(server: FastifyInstance, orm: Orm): void {
  let isClosing = false;
  let underWay: Promise<void> | null = null;

  /** Many probes of a database that does not answer are one question. @throws why it can't be used */
  async function assertAnswers(): Promise<void> {
    underWay ??= request(orm).finally(() => (underWay = null));
    const waiting = new AbortController();
    const late = pause(TIMEOUT_MS, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`The database has not answered within ${TIMEOUT_MS} ms`);
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

async function request(orm: Orm): Promise<void> {
  await orm.em.fork().execute('select 1');
}

/** The address of a server that listens on this machine; all interfaces at once are called localhost. */
export function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
