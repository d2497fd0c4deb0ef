import { setImmediate } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shedLoad } from './load-shedding.ts';

/** Replaces Node's event loop delay histogram, which the library looks up when it is loaded. */
const replaced = await vi.hoisted(async () => {
  const { default: perfHooks } = await import('node:perf_hooks');
  const original = perfHooks.monitorEventLoopDelay;
  const current: { histogram: ReturnType<typeof original> | null } = { histogram: null };
  perfHooks.monitorEventLoopDelay = (options) => current.histogram ?? original(options);
  return current;
});

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  replaced.histogram = null;
  await server.close();
});

/** Blocks the thread for this many ms, as heavy load does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process with a late event loop is overloaded until it catches up', async ({ signal }) => {
  const isOverloaded = await shedLoad(server, 20);
  await server.ready();
  // If this never ends, the test times out, which ends the loops too.
  while (!isOverloaded() && !signal.aborted) {
    block(60);
    await setImmediate();
  }
  const wake = setInterval(() => undefined, 5);
  while (isOverloaded() && !signal.aborted) await setImmediate();
  clearInterval(wake);
  expect(isOverloaded()).toBe(false);
});

describe('an event loop with known turns', () => {
  /** A turn of the loop without blocking, in ms: the resolution of the library's histogram. */
  const IDLE = 10;
  const MOST = 300;
  let turns: number[];
  /** The total duration of the turns so far. */
  let passed: number;
  /** The thread gets all of the CPU time. */
  const ownTime = () => passed;

  beforeEach(() => {
    turns = [];
    const mean = () => (turns.reduce((sum, ms) => sum + ms, 0) / turns.length) * 1e6;
    replaced.histogram = Object.create(null, {
      enable: { value: () => true },
      reset: { value: () => (turns = []) },
      mean: { get: mean },
    }) as typeof replaced.histogram;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    passed = 0;
  });

  /** Runs turns of these lengths, in ms. @returns after each, whether the process is overloaded */
  function run(isOverloaded: () => boolean, ...lengths: number[]): boolean[] {
    return lengths.map((ms) => {
      turns.push(ms);
      passed += ms;
      vi.advanceTimersByTime(ms);
      return isOverloaded();
    });
  }
  const idle = (ms: number) => Array.from({ length: ms / IDLE }, () => IDLE);

  test('is not overloaded after a single pause, as on a busy machine', async () => {
    const isOverloaded = await shedLoad(server, MOST, undefined, ownTime);
    await server.ready();
    const seen = run(isOverloaded, 400, ...idle(600), ...idle(500), 400, ...idle(1000));
    expect(seen).not.toContain(true);
  });

  test('is overloaded after a second of long turns, until the end of a better one', async () => {
    const isOverloaded = await shedLoad(server, MOST, undefined, ownTime);
    await server.ready();
    expect(run(isOverloaded, 400, 400, 200)).toEqual([false, false, true]);
    expect(run(isOverloaded, ...idle(1000))).toEqual([...idle(990).map(() => true), false]);
  });

  test('is not overloaded when other processes use the CPU', async () => {
    const isOverloaded = await shedLoad(server, MOST, undefined, () => passed / 5);
    await server.ready();
    expect(run(isOverloaded, 400, 400, 200, 400, 400, 200)).not.toContain(true);
  });
});
