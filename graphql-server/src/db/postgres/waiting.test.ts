import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { servingLimits } from './database-limits.ts';
import { currentWaiting, patiently, Waiting, waitingAs } from './waiting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('a request', () => {
  test('adds up its waits, and counts simultaneous waits once', async () => {
    const waiting = new Waiting(false);
    const first = waiting.during(after(300));
    const second = waiting.during(after(500));
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting.waited).toBe(200);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all([first, second]);
    expect(waiting.waited).toBe(500);
    const third = waiting.during(after(100));
    await vi.advanceTimersByTimeAsync(100);
    await third;
    expect(waiting.waited).toBe(600);
  });

  test('counts failed waits, too', async () => {
    const waiting = new Waiting(false);
    const failing = waiting.during(after(300).then(() => Promise.reject(new Error('gone'))));
    const failed = expect(failing).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(300);
    await failed;
    expect(waiting.waited).toBe(300);
  });

  test('counts each wait separately after its response has begun', async () => {
    const waiting = new Waiting(false);
    const wait = waiting.during(after(900));
    await vi.advanceTimersByTimeAsync(900);
    await wait;
    waiting.countNoMore();
    expect(waiting.waited).toBe(0);
  });

  test('covers what it starts, and a job is patient, whoever started it', async () => {
    const waiting = new Waiting(false);
    await waitingAs(waiting, async () => {
      await Promise.resolve();
      expect(currentWaiting()).toBe(waiting);
      expect(patiently(() => currentWaiting()?.isPatient)).toBe(true);
    });
    expect(currentWaiting()).toBeNull();
  });
});

// Research, R6 and R7: a request that cannot be served is rejected within 2.5 s.
test.each([
  ['a connection, and then a lock', servingLimits.acquire + servingLimits.lock],
  ['a connection, and then a new one', servingLimits.acquire + servingLimits.connect],
  ['a connection, and then an answer', servingLimits.inAll],
  ['an answer', servingLimits.response],
  ['a lock, twice', 2 * servingLimits.lock],
])('users wait for %s less than 2.5 s', (_what, sum) => {
  expect(sum).toBeLessThan(2500);
});

test('a reachable server cancels a statement before we do, and detects a deadlock before the lock timeout', () => {
  expect(servingLimits.statement).toBeLessThan(servingLimits.response);
  expect(servingLimits.lock).toBeGreaterThan(1000);
  expect(servingLimits.acquire + servingLimits.lock).toBeLessThan(servingLimits.inAll);
});
