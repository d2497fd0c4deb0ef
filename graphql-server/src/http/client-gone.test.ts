import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { postgresAt } from '../config/database-config.ts';
import { enUs } from '../shared/messages/locale.ts';
import { testConfig } from '../test/test-config.ts';
import { createHttpServer } from './server.ts';

/** Its body has already been read: only until then does Fastify itself notice that the client has gone. */
const REQUEST = [
  'POST / HTTP/1.1',
  ...['host: shop', 'accept-encoding: gzip', 'content-type: application/json', 'content-length: 2'],
  '',
  '{}',
].join('\r\n');

let server: FastifyInstance;
afterEach(() => server.close());

/** The errors logged when the client leaves while `payload` is being prepared. */
async function errorsAfterLeaving(payload: () => Readable): Promise<unknown[]> {
  server = await createHttpServer(
    testConfig({ database: postgresAt('postgres://nobody@127.0.0.1:1/nothing'), dataDirectory: '' }),
    () => 'Exclusive',
    enUs,
  );
  const log = vi.spyOn(server.log, 'error');
  const arrived = Promise.withResolvers<void>();
  server.post('/', async (request, reply) => {
    arrived.resolve();
    await once(request.raw.socket, 'close');
    return reply.type('text/plain').send(payload());
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(REQUEST);
  await arrived.promise;
  socket.destroy();
  await setTimeout(100);
  return log.mock.calls;
}

test('a client that leaves is not an error of the shop', async () => {
  expect(await errorsAfterLeaving(() => Readable.from(['a'.repeat(100_000)]))).toEqual([]);
});

test('a defect is an error even if its client has left', async () => {
  const defect = () => {
    throw new Error('broken');
  };
  expect(await errorsAfterLeaving(defect)).toMatchObject([[{ err: { message: 'broken' } }, 'defect']]);
});
