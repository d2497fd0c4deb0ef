import { beforeEach, expect, test } from 'vitest';
import { CatalogueVersion, type ChangesSeen } from './catalogue-version.ts';

let now: number;
let inMemory: string;
let version: CatalogueVersion;

beforeEach(() => {
  now = 5000;
  inMemory = 'no sale';
  version = new CatalogueVersion(
    () => inMemory,
    false,
    () => now,
  );
});

/** What the database says when all is quiet. */
const quiet: ChangesSeen = { changes: '7', oldest: 100n, after: null, nextPublication: null };

/** Lets the process see this, twice where the first time settles what it saw before. */
function see(seen: Partial<ChangesSeen> = {}): string | null {
  version.noteSeen({ ...quiet, ...seen }, now);
  return version.current();
}

/** Knows of seven changes, all of them committed. */
function settle(): string | null {
  see({ after: 90n });
  see();
  return see();
}

test('nothing is certain before the database was asked, nor a second later', () => {
  expect(version.current()).toBeNull();
  const known = settle();
  expect(known).not.toBeNull();
  now += 1000;
  expect(version.current()).toBe(known);
  now += 1;
  expect(version.current()).toBeNull();
});

test('it counts from when the database was asked, not from when it answered', () => {
  settle();
  const askedAt = now;
  now += 900;
  version.noteSeen(quiet, askedAt);
  now += 101;
  expect(version.current()).toBeNull();
});

test('what changes nothing leaves it as it is, also after a time of uncertainty', () => {
  const before = settle();
  now += 60_000;
  expect(see()).toBe(before);
});

test.each<[what: string, change: () => unknown]>([
  ['a change of this process', () => version.noteChange()],
  ['one of another process', () => see({ changes: '8', after: 101n })],
  ['a publication whose time has come', () => see({ nextPublication: null })],
  ['another sale or setting, which is in memory', () => (inMemory = 'summer sale')],
  ['a database that was away, and may be another one', () => [version.noteUnreachable(), see()]],
])('%s makes another version', (_, change) => {
  settle();
  const before = see({ nextPublication: '2026-12-01' });
  see({ nextPublication: '2026-12-01' });
  change();
  expect(version.current()).not.toBe(before);
});

test('a change that is counted, and not committed yet, makes other versions until it is', () => {
  const versions = [settle(), see({ changes: '8', oldest: 100n, after: 105n })];
  versions.push(see({ changes: '8', oldest: 104n }));
  versions.push(see({ changes: '8', oldest: 104n }));
  // Everything before 105 has ended: what is read from now on has the change.
  versions.push(see({ changes: '8', oldest: 105n }));
  expect(new Set(versions).size).toBe(5);
  expect(see({ changes: '8', oldest: 105n })).toBe(versions.at(-1));
});

test('where a search engine is asked, which changes unseen, nothing holds for longer than a second', () => {
  version = new CatalogueVersion(
    () => inMemory,
    true,
    () => now,
  );
  const known = settle();
  now += 999;
  expect(see()).toBe(known);
  now += 1;
  expect(see()).not.toBe(known);
});
