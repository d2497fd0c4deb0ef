import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../errors.ts';
import { WorkLimit } from './work-limit.ts';

const ONE = '203.0.113.1';
const OTHER = '198.51.100.1';
const rules = { perNetwork: 100, total: 250, width: 1, queue: 3, queuePerNetwork: 2 };

let now: number;
let isOverloaded: boolean;
let limit: WorkLimit;
/** CPU time used by the thread, in ms. */
let used: number;

beforeEach(() => {
  now = 0;
  isOverloaded = false;
  limit = new WorkLimit(
    rules,
    () => isOverloaded,
    () => now,
    () => used,
  );
  used = 0;
});

/** The result of work for a network that may not wait. */
const further = (network: string) =>
  rejectionOf(async () => (await limit.enter(network, 1, { mayWait: false }))());

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
  test('has a second and a half of credit, and then what is restored over time', async () => {
    await limit.charge(ONE, 75);
    await limit.charge(ONE, 75);
    expect(await further(ONE)).toEqual(['RATE_LIMITED', 1]);
    now += 1000;
    await limit.charge(ONE, 300);
    expect(await further(ONE)).toEqual(['RATE_LIMITED', 2]);
  });

  test('saves no more than that', async () => {
    // A network that has not been seen before has no savings yet.
    await limit.charge(ONE, 1);
    now += 3_600_000;
    await limit.charge(ONE, 150);
    expect(await further(ONE)).toEqual(['RATE_LIMITED', 1]);
  });

  test('loses nothing when the clock is set back', async () => {
    now += 1000;
    await limit.charge(ONE, 100);
    now -= 3_600_000;
    expect(await further(ONE)).toBeNull();
  });

  test('does not pay for another', async () => {
    await limit.charge(ONE, 150);
    expect(await rejectionOf(() => limit.charge(OTHER, 1))).toBeNull();
  });

  test('includes all addresses of its IPv6 /64', async () => {
    await limit.charge('2001:db8:1:2::1', 150);
    expect(await further('2001:db8:1:2:ffff::1')).toEqual(['RATE_LIMITED', 1]);
    expect(await rejectionOf(() => limit.charge('2001:db8:1:3::1', 1))).toBeNull();
  });
});

test('many networks together also have a limit', async () => {
  await limit.charge('192.0.2.1', 140);
  await limit.charge('192.0.2.2', 140);
  await limit.charge('192.0.2.3', 140);
  expect(await further('192.0.2.4')).toEqual(['UNAVAILABLE', 2]);
});

test('an overloaded shop starts no work', async () => {
  isOverloaded = true;
  expect(await further(ONE)).toEqual(['UNAVAILABLE', 2]);
  expect(await further(OTHER)).toEqual(['UNAVAILABLE', 2]);
  isOverloaded = false;
  expect(await further(ONE)).toBeNull();
});

describe('slots', () => {
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

  test('that are passed on are not free for others', async () => {
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

  test('are freed by failing work', async () => {
    await expect(limit.run(ONE, 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(ONE, 1, async () => 'done')).toBe('done');
  });

  test('have a limited queue, of which one network gets only a part', async () => {
    const leave = await limit.enter(ONE, 1);
    const waiting = [limit.enter(ONE, 1), limit.enter(ONE, 1)];
    expect(await rejectionOf(() => limit.enter(ONE, 1))).toEqual(['RATE_LIMITED', 2]);
    waiting.push(limit.enter(OTHER, 1));
    expect(await further('192.0.2.1')).toEqual(['UNAVAILABLE', 2]);
    leave();
    for (const one of waiting) (await one)();
  });
});

test('nobody waits long for a slot of stuck tasks, and a caller that gave up takes none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const leave = await limit.enter(ONE, 1);
    const tired = [rejectionOf(() => limit.enter(ONE, 1)), rejectionOf(() => limit.enter(OTHER, 1))];
    now += 1200;
    await vi.advanceTimersByTimeAsync(1200);
    expect(await Promise.all(tired)).toEqual(Array(2).fill(['UNAVAILABLE', 2]));
    leave();
    (await limit.enter(ONE, 1))();
  } finally {
    vi.useRealTimers();
  }
});

describe('a network with one request at a time', () => {
  /** Advances the time and lets waiting tasks check again. */
  const later = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(100);
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('waits for credit instead of being rejected; its other requests are rejected', async () => {
    await limit.charge(ONE, 200);
    const done = vi.fn<() => void>();
    const waiting = limit.run(ONE, 10, async () => done());
    expect(await rejectionOf(() => limit.charge(ONE, 1))).toEqual(['RATE_LIMITED', 1]);
    expect(await rejectionOf(() => limit.enter(ONE, 1))).toEqual(['RATE_LIMITED', 1]);
    await later(400);
    expect(done).not.toHaveBeenCalled();
    await later(200);
    await waiting;
    expect(done).toHaveBeenCalled();
  });

  test('waits while the shop is overloaded', async () => {
    isOverloaded = true;
    const waiting = limit.enter(ONE, 1);
    await later(5000);
    isOverloaded = false;
    await later(0);
    (await waiting)();
  });

  test('is rejected after half a minute without capacity', async () => {
    isOverloaded = true;
    const waiting = rejectionOf(() => limit.enter(ONE, 1));
    await later(30_000);
    expect(await waiting).toEqual(['UNAVAILABLE', 2]);
    expect(await further(ONE)).toEqual(['UNAVAILABLE', 2]);
  });
});

test('work is charged its CPU time, not its waiting time', async () => {
  await limit.run(ONE, 140, async () => {
    used += 20;
    now += 1;
  });
  // 20 of 150 are spent.
  await limit.charge(ONE, 125);
  expect(await further(ONE)).toBeNull();
  expect(await further(ONE)).toBeNull();
  await limit.charge(ONE, 10);
  expect(await further(ONE)).toEqual(['RATE_LIMITED', 1]);
});
