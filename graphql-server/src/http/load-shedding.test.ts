import { setImmediate } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
});
afterEach(() => server.close());

/** Blocks the thread for this many ms, as heavy load does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process whose event loop is late is overloaded until it no longer is', async () => {
  const isOverloaded = await shedLoad(server, 20);
  await server.ready();
  // If this never ends, the test fails by its timeout.
  while (!isOverloaded()) {
    block(60);
    await setImmediate();
  }
  const wake = setInterval(() => undefined, 5);
  while (isOverloaded()) await setImmediate();
  clearInterval(wake);
  expect(isOverloaded()).toBe(false);
});

test('a single pause, as on a machine with much else to do, is no overload', async () => {
  const isOverloaded = await shedLoad(server, 500);
  await server.ready();
  block(400);
  const seen = new Set<boolean>();
  const until = performance.now() + 1500;
  while (performance.now() < until) {
    seen.add(isOverloaded());
    await setImmediate();
  }
  expect([...seen]).toEqual([false]);
});
