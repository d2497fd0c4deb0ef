import { expect, test } from 'vitest';
import { ConnectionGate } from './connection-gate.ts';
import { UnavailableError } from './unavailable-error.ts';

const LONG = 60_000;

/** Whether nobody more is let in: whoever comes has to wait, and is sent away again. */
async function isFull(gate: ConnectionGate): Promise<boolean> {
  const next = gate.enter(LONG).then(
    () => false,
    () => true,
  );
  gate.rejectWaiting(new UnavailableError('no longer wanted'));
  return next;
}

test('lets as many in as there are places, and the others in the order in which they came', async () => {
  const gate = new ConnectionGate(2);
  const entered: string[] = [];
  const enter = (name: string) => gate.enter(LONG).then(() => entered.push(name));
  const all = ['one', 'two', 'three', 'four'].map(enter);
  await Promise.all(all.slice(0, 2));
  expect(entered).toEqual(['one', 'two']);
  gate.leave();
  await all[2];
  gate.leave();
  await all[3];
  expect(entered).toEqual(['one', 'two', 'three', 'four']);
  expect(await isFull(gate)).toBe(true);
});

test('a place that nobody waits for is there for the next', async () => {
  const gate = new ConnectionGate(1);
  for (let round = 0; round < 3; round += 1) {
    await gate.enter(LONG);
    gate.leave();
  }
});

test('nobody waits longer than the limit, and whoever gave up takes no place', async () => {
  const gate = new ConnectionGate(1);
  await gate.enter(LONG);
  await expect(gate.enter(1)).rejects.toBeInstanceOf(UnavailableError);
  gate.leave();
  await gate.enter(LONG);
});

test('all who wait can be sent away at once; the places stay whose they are', async () => {
  const gate = new ConnectionGate(1);
  await gate.enter(LONG);
  const waiting = [gate.enter(LONG), gate.enter(LONG)];
  gate.rejectWaiting(new UnavailableError('silent'));
  for (const one of waiting) await expect(one).rejects.toThrow('silent');
  expect(await isFull(gate)).toBe(true);
  gate.leave();
  await gate.enter(LONG);
});
