import { setImmediate } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';

const server = fastify();
afterEach(() => server.close());

/** Holds the thread for so many ms, as a flood of work does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process whose event loop is late is overloaded until it no longer is', async () => {
  const isOverloaded = await shedLoad(server, 20);
  await server.ready();
  // The test's time-out is what fails here.
  while (!isOverloaded()) {
    block(60);
    await setImmediate();
  }
  const wake = setInterval(() => undefined, 5);
  while (isOverloaded()) await setImmediate();
  clearInterval(wake);
  expect(isOverloaded()).toBe(false);
});
