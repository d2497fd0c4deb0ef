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
  test('has waited as long as all of its waits took, and what it waits for at once counts once', async () => {
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

  test('that fails to get what it waits for has waited, too', async () => {
    const waiting = new Waiting(false);
    const failing = waiting.during(after(300).then(() => Promise.reject(new Error('gone'))));
    const failed = expect(failing).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(300);
    await failed;
    expect(waiting.waited).toBe(300);
  });

  test('that goes on after its answer waits each time anew', async () => {
    const waiting = new Waiting(false);
    const wait = waiting.during(after(900));
    await vi.advanceTimersByTimeAsync(900);
    await wait;
    waiting.countNoMore();
    expect(waiting.waited).toBe(0);
  });

  test('is followed into what it starts, and a job is patient, whoever has started it', async () => {
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

test('a reachable server gives a statement up before we do, and finds a deadlock before a lock is given up', () => {
  expect(servingLimits.statement).toBeLessThan(servingLimits.response);
  expect(servingLimits.lock).toBeGreaterThan(1000);
  expect(servingLimits.acquire + servingLimits.lock).toBeLessThan(servingLimits.inAll);
});
