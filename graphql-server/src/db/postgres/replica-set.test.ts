import { beforeEach, expect, test, vi } from 'vitest';
import type { EntityManager } from '../database.ts';
import { ReplicaSet, type ReplicaServer } from './replica-set.ts';

/** Log positions are compared as numbers here. */
class FakeReplica implements ReplicaServer {
  readonly em = {} as Partial<EntityManager> as EntityManager;
  replayed = 0;
  isAway = false;
  hasTrouble = () => {};
  readonly close = () => Promise.resolve();

  constructor(readonly name: string) {}

  hasReplayed(position: string): Promise<boolean> {
    if (this.isAway) return Promise.reject(new Error('away'));
    return Promise.resolve(this.replayed >= Number(position));
  }

  onTrouble(listener: () => void): void {
    this.hasTrouble = listener;
  }
}

let primary: { position: number };
let changes: { count: number };
let replica: FakeReplica;
let set: ReplicaSet;
let now: number;
const log = { warn: vi.fn() };

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  primary = { position: 10 };
  changes = { count: 0 };
  replica = new FakeReplica('one');
  replica.replayed = 10;
  set = setOf(replica);
});

const setOf = (...servers: FakeReplica[]) =>
  new ReplicaSet(servers, () => Promise.resolve(String(primary.position)), changes, log);

/** The choice of a later read, after a pending replica check has finished. */
async function chosenLater(of = set): Promise<EntityManager | null> {
  now += 1000;
  of.choose();
  await new Promise(setImmediate);
  return of.choose();
}

/** Simulates a commit that this process knows about. */
function change(): void {
  primary.position += 1;
  changes.count += 1;
}

test('no replica is used before its first check', async () => {
  expect(await chosenLater()).toBeNull();
  await set.check();
  expect(await chosenLater()).toBe(replica.em);
});

test('reads use the primary until a replica has caught up with a change', async () => {
  await set.check();
  await chosenLater();
  change();
  expect(set.choose()).toBeNull();
  expect(await chosenLater()).toBeNull();
  replica.replayed = 11;
  expect(await chosenLater()).toBe(replica.em);
});

test('a change during a check is not covered by its result', async () => {
  await set.check();
  now += 1000;
  set.choose();
  change();
  await new Promise(setImmediate);
  expect(set.choose()).toBeNull();
});

test('a replica that is a second behind is skipped until it catches up', async () => {
  await set.check();
  await chosenLater();
  primary.position = 20;
  await set.check();
  expect(await chosenLater()).toBe(replica.em);
  await set.check();
  expect(await chosenLater()).toBeNull();
  expect(log.warn).toHaveBeenLastCalledWith({ replica: 'one' }, 'a replica is left out');
  replica.replayed = 20;
  await set.check();
  expect(await chosenLater()).toBe(replica.em);
});

test('a replica that does not respond is skipped at once; the others take turns', async () => {
  const other = new FakeReplica('other');
  other.replayed = 10;
  const both = setOf(replica, other);
  await both.check();
  await chosenLater(both);
  const chosen = new Set([both.choose(), both.choose()]);
  expect(chosen).toEqual(new Set([replica.em, other.em]));
  replica.isAway = true;
  replica.hasTrouble();
  expect([both.choose(), both.choose()]).toEqual([other.em, other.em]);
  await both.check();
  expect(both.choose()).toBe(other.em);
});
