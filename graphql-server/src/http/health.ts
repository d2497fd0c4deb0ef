import type { FastifyInstance } from 'fastify';
import type { Orm } from '../db/database.ts';

/** `/health/live`: the process runs. `/health/ready`: the database answers too, and no shutdown has begun. */
export function registerHealth(server: FastifyInstance, orm: Orm): void {
  let isClosing = false;
  server.addHook('preClose', () => {
    isClosing = true;
  });
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const isReady = !isClosing && (await answers(orm));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

async function answers(orm: Orm): Promise<boolean> {
  try {
    await orm.em.fork().execute('select 1');
    return true;
  } catch {
    return false;
  }
}
