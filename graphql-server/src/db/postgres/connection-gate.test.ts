import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConnectionGate } from './connection-gate.ts';
import { UnavailableError } from './unavailable-error.ts';

const LONG = { stuck: 60_000, busy: 60_000 };

/** Whether the gate is full: a new caller has to wait and is rejected. */
async function isFull(gate: ConnectionGate): Promise<boolean> {
  const next = gate.enter(LONG).then(
    () => false,
    () => true,
  );
  gate.rejectWaiting(new UnavailableError('no longer wanted'));
  return next;
}

test('admits as many callers as there are slots, and the others in order', async () => {
  const gate = new ConnectionGate(2);
  const entered: string[] = [];
  const enter = (name: string) => gate.enter(LONG).then(() => entered.push(name));
  const all = ['one', 'two', 'three', 'four'].map(enter);
  await Promise.all(all.slice(0, 2));
  expect(entered).toEqual(['one', 'two']);
  gate.leave(true);
  await all[2];
  gate.leave(true);
  await all[3];
  expect(entered).toEqual(['one', 'two', 'three', 'four']);
  expect(await isFull(gate)).toBe(true);
});

test('a free slot is available to the next caller', async () => {
  const gate = new ConnectionGate(1);
  for (let round = 0; round < 3; round += 1) {
    await gate.enter(LONG);
    gate.leave(true);
  }
});

test('nobody waits longer than the limit, and a caller that gave up takes no slot', async () => {
  const gate = new ConnectionGate(1);
  await gate.enter(LONG);
  await expect(gate.enter({ stuck: 1, busy: 1 })).rejects.toBeInstanceOf(UnavailableError);
  gate.leave(true);
  await gate.enter(LONG);
});

test('all waiting callers can be rejected at once; slots stay taken', async () => {
  const gate = new ConnectionGate(1);
  await gate.enter(LONG);
  const waiting = [gate.enter(LONG), gate.enter(LONG)];
  gate.rejectWaiting(new UnavailableError('silent'));
  for (const one of waiting) await expect(one).rejects.toThrow('silent');
  expect(await isFull(gate)).toBe(true);
  gate.leave(true);
  await gate.enter(LONG);
});

describe('a caller that has waited for long', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const limits = { stuck: 1200, busy: 10_000 };

  /** Two connections that each finish work every `every` ms, successfully or not, for ten seconds. */
  async function outcomeWhile(every: number, hasWorked: boolean, waited = 0): Promise<string> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const gate = new ConnectionGate(2);
    await Promise.all([gate.enter(limits), gate.enter(limits)]);
    const others = Array.from({ length: 10_000 }, () => gate.enter({ stuck: LONG.stuck, busy: LONG.busy }));
    let outcome = 'waits';
    const begin = performance.now();
    void gate.enter(limits, waited).then(
      () => (outcome = 'entered'),
      (error: Error) => (outcome = `${performance.now() - begin} ms: ${error.message}`),
    );
    for (let ms = 0; ms < 9900; ms += every) {
      gate.leave(hasWorked);
      gate.leave(hasWorked);
      await vi.advanceTimersByTimeAsync(every);
    }
    gate.rejectWaiting(new UnavailableError('The test is over'));
    await Promise.allSettled(others);
    return outcome;
  }

  test('is rejected while the others only wait themselves', async () => {
    expect(await outcomeWhile(1100, false)).toBe('1200 ms: No connection came free within 1200 ms');
  });

  test('is rejected at once when its time was used up before', async () => {
    expect(await outcomeWhile(1100, false, 1200)).toMatch(/^0 ms/);
  });

  test('keeps waiting while the others make progress', async () => {
    expect(await outcomeWhile(50, true)).toMatch(/The test is over$/);
  });
});
