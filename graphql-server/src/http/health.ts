import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** What the probes are told. */
export interface Health {
  /** From now on the process is not ready, whatever the database says. */
  endReadiness(): void;
}

/** Probes wait a second, not longer; in ms. */
const TIMEOUT_MS = 800;

/**
 * `/health/live`: the process runs. `/health/ready`: the database answers too, and no shutdown has begun. It
 * responds within a second; why the shop is not ready is in the log. `pingDatabase` rejects when the database
 * can't be used; the wait for it is limited to `timeoutMs` ms.
 */
export function registerHealth(
  server: FastifyInstance,
  pingDatabase: () => Promise<unknown>,
  timeoutMs = TIMEOUT_MS,
): Health {
  let isClosing = false;
  let inFlight: Promise<unknown> | null = null;

  /** Many probes share one query of a database that does not answer. @throws why it can't be used */
  async function assertResponds(): Promise<void> {
    inFlight ??= pingDatabase().finally(() => (inFlight = null));
    const waiting = new AbortController();
    const late = pause(timeoutMs, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`The database has not answered within ${timeoutMs} ms`);
    });
    try {
      await Promise.race([inFlight, late]);
    } finally {
      waiting.abort();
      late.catch(() => undefined);
    }
  }

  const endReadiness = () => {
    isClosing = true;
  };
  server.addHook('preClose', endReadiness);
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      if (isClosing) throw new Error('The shop is closing');
      await assertResponds();
      return { status: 'ready' };
    } catch (error) {
      server.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  return { endReadiness };
}
