import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../errors.ts';
import { WorkLimit } from './work-limit.ts';

const ONE = '203.0.113.1';
const OTHER = '198.51.100.1';
const rules = { perNetwork: 100, total: 250, width: 1, queue: 3, queuePerNetwork: 2 };

let now: number;
let isOverloaded: boolean;
let limit: WorkLimit;

beforeEach(() => {
  now = 0;
  isOverloaded = false;
  limit = new WorkLimit(
    rules,
    () => isOverloaded,
    () => now,
  );
});

/** A rejection's code and retry time, in seconds. */
async function rejectionOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof RequestError ? [error.code, error.retryAfter] : error;
  }
}

describe('a network', () => {
  test('has a second and a half of credit, and afterwards what comes back with time', async () => {
    limit.charge(ONE, 75);
    limit.charge(ONE, 75);
    expect(await rejectionOf(() => limit.charge(ONE, 1))).toEqual(['RATE_LIMITED', 1]);
    now += 1000;
    limit.charge(ONE, 300);
    expect(await rejectionOf(() => limit.charge(ONE, 1))).toEqual(['RATE_LIMITED', 2]);
  });

  test('saves no more than that', async () => {
    // Whoever has not been seen before has saved nothing yet.
    limit.charge(ONE, 1);
    now += 3_600_000;
    limit.charge(ONE, 150);
    expect(await rejectionOf(() => limit.charge(ONE, 1))).toEqual(['RATE_LIMITED', 1]);
  });

  test('loses nothing when the clock is set back', async () => {
    now += 1000;
    limit.charge(ONE, 100);
    now -= 3_600_000;
    expect(await rejectionOf(() => limit.charge(ONE, 1))).toBeNull();
  });

  test('does not pay for another', async () => {
    limit.charge(ONE, 150);
    expect(await rejectionOf(() => limit.charge(OTHER, 1))).toBeNull();
  });

  test('is an IPv6 address with all its neighbours', async () => {
    limit.charge('2001:db8:1:2::1', 150);
    expect(await rejectionOf(() => limit.charge('2001:db8:1:2:ffff::1', 1))).toEqual(['RATE_LIMITED', 1]);
    expect(await rejectionOf(() => limit.charge('2001:db8:1:3::1', 1))).toBeNull();
  });
});

test('many networks together have a limit, too', async () => {
  limit.charge('192.0.2.1', 140);
  limit.charge('192.0.2.2', 140);
  limit.charge('192.0.2.3', 140);
  expect(await rejectionOf(() => limit.charge('192.0.2.4', 1))).toEqual(['UNAVAILABLE', 2]);
});

test('while the shop is overloaded nothing is begun', async () => {
  isOverloaded = true;
  expect(await rejectionOf(() => limit.charge(ONE, 1))).toEqual(['UNAVAILABLE', 2]);
  expect(await rejectionOf(() => limit.enter(ONE, 1))).toEqual(['UNAVAILABLE', 2]);
  isOverloaded = false;
  expect(await rejectionOf(() => limit.charge(ONE, 1))).toBeNull();
});

describe('places', () => {
  test('are taken in turn', async () => {
    const order: string[] = [];
    const leave = await limit.enter(ONE, 1);
    const second = limit.run(ONE, 1, async () => order.push('second'));
    const third = limit.run(OTHER, 1, async () => order.push('third'));
    order.push('first');
    leave();
    await Promise.all([second, third]);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  test('that are handed on are not free for others', async () => {
    const leave = await limit.enter(ONE, 1);
    const second = limit.enter(ONE, 1);
    leave();
    await second;
    const entered: string[] = [];
    const waiting = ['third', 'fourth'].map((name) => limit.run(OTHER, 1, async () => entered.push(name)));
    await setImmediate();
    expect(entered).toEqual([]);
    (await second)();
    await Promise.all(waiting);
    expect(entered).toEqual(['third', 'fourth']);
  });

  test('are released by work that fails', async () => {
    await expect(limit.run(ONE, 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(ONE, 1, async () => 'done')).toBe('done');
  });

  test('have a line of limited length, of which one network gets only a part', async () => {
    const leave = await limit.enter(ONE, 1);
    const waiting = [limit.enter(ONE, 1), limit.enter(ONE, 1)];
    expect(await rejectionOf(() => limit.enter(ONE, 1))).toEqual(['RATE_LIMITED', 2]);
    waiting.push(limit.enter(OTHER, 1));
    expect(await rejectionOf(() => limit.enter('192.0.2.1', 1))).toEqual(['UNAVAILABLE', 2]);
    leave();
    for (const one of waiting) (await one)();
  });
});

test('nobody waits for a slot for long, and whoever gave up takes none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const leave = await limit.enter(ONE, 1);
    const tired = rejectionOf(() => limit.enter(ONE, 1));
    await vi.advanceTimersByTimeAsync(1200);
    expect(await tired).toEqual(['UNAVAILABLE', 2]);
    leave();
    (await limit.enter(ONE, 1))();
  } finally {
    vi.useRealTimers();
  }
});
