import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresAt } from '../config/database-config.ts';
import { testConfig } from '../test/test-config.ts';
import { enUs } from '../shared/messages/locale.ts';
import { createHttpServer } from './server.ts';

const config = testConfig({
  database: postgresAt('postgres://none'),
  dataDirectory: '/none',
});
/** The maximum that Node accepts, and far longer than a test may take. */
const NEVER = 300_000;
const CHECK = 10;

let server: FastifyInstance | undefined;
let drip: NodeJS.Timeout | undefined;

beforeEach(() => {
  drip = undefined;
});
afterEach(async () => {
  clearInterval(drip);
  await server?.close();
});

async function callerOf(limits: { headers: number; whole: number }): Promise<Socket> {
  server = await createHttpServer(config, () => 'Exclusive', enUs, {
    arrival: { ...limits, checkInterval: CHECK },
  });
  server.post('/', () => 'taken');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return connect(address.port, '127.0.0.1');
}

/**
 * What the caller receives until the connection ends; the server may end it while the caller is still
 * sending.
 */
function hearing(caller: Socket): Promise<string> {
  let heard = '';
  caller.on('data', (chunk) => (heard += chunk.toString())).on('error', () => undefined);
  return new Promise((resolve) => caller.once('close', () => resolve(heard)));
}

/**
 * Sends the start of a request, then endless single bytes, like a caller who wants to hold the connection.
 */
function send(caller: Socket, beginning: string): Promise<string> {
  caller.write(beginning);
  drip = setInterval(() => caller.writable && caller.write('a'), CHECK);
  return hearing(caller);
}

test('a caller with endless headers is cut off, though the whole request might take longer', async () => {
  const caller = await callerOf({ headers: 50, whole: NEVER });
  expect(await send(caller, 'POST / HTTP/1.1\r\nHost: shop\r\nX-Slow: ')).toContain('408 Request Timeout');
});

test('a caller with an endless body is cut off', async () => {
  const caller = await callerOf({ headers: 50, whole: 100 });
  const headers =
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n';
  expect(await send(caller, headers)).toContain('408 Request Timeout');
});

test('a caller that finishes in time gets a response', async () => {
  const caller = await callerOf({ headers: NEVER, whole: NEVER });
  caller.write('POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  expect(await hearing(caller)).toContain('taken');
});
