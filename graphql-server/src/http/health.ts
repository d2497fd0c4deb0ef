import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

export interface Health {
  /** Reports "not ready" from now on, whatever the database says. */
  endReadiness(): void;
}

/** In ms; probes time out after one second. */
const TIMEOUT_MS = 800;

/**
 * `/health/live`: the process runs. `/health/ready`: the database responds too, and no shutdown has begun.
 * Responds within a second; the log has the reason when the shop is not ready. `pingDatabase` rejects when
 * the database cannot be used; it may take at most `timeoutMs` ms.
 */
export function registerHealth(
  server: FastifyInstance,
  pingDatabase: () => Promise<unknown>,
  timeoutMs = TIMEOUT_MS,
): Health {
  let isClosing = false;
  let inFlight: Promise<unknown> | null = null;

  /**
   * Simultaneous probes share one query, in case the database does not respond. @throws why the database
   * cannot be used
   */
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
