import { beforeEach, expect, test } from 'vitest';
import { CatalogueVersion, type ChangesSeen } from './catalogue-version.ts';

let now: number;
let inMemory: string;
let version: CatalogueVersion;

beforeEach(() => {
  now = 5000;
  inMemory = 'no campaign';
  version = new CatalogueVersion(
    () => inMemory,
    false,
    () => now,
  );
});

/** What the database says when all is quiet. */
const quiet: ChangesSeen = { changes: '7', isChanging: false, nextPublication: null };

/** Lets the process see this. */
function see(seen: Partial<ChangesSeen> = {}): string | null {
  version.noteSeen({ ...quiet, ...seen }, now);
  return version.current();
}

test('nothing is certain before the database was asked, nor a second later', () => {
  expect(version.current()).toBeNull();
  const known = see();
  expect(known).not.toBeNull();
  now += 1000;
  expect(version.current()).toBe(known);
  now += 1;
  expect(version.current()).toBeNull();
});

test('it counts from when the database was asked, not from when it answered', () => {
  see();
  const askedAt = now;
  now += 900;
  version.noteSeen(quiet, askedAt);
  now += 101;
  expect(version.current()).toBeNull();
});

test('what changes nothing leaves it as it is, also after a time of uncertainty', () => {
  const before = see();
  now += 60_000;
  expect(see()).toBe(before);
});

test.each<[what: string, change: () => unknown]>([
  ['a change of this process', () => version.noteChange()],
  ['one of another process', () => see({ changes: '8' })],
  ['a publication whose time has come', () => see({ nextPublication: null })],
  ['another campaign or setting, which is in memory', () => (inMemory = 'summer sale')],
  ['a database that was away, and may be another one', () => [version.noteUnreachable(), see()]],
])('%s makes another version', (_, change) => {
  see();
  const before = see({ nextPublication: '2026-12-01' });
  see({ nextPublication: '2026-12-01' });
  change();
  expect(version.current()).not.toBe(before);
});

test('a change that is counted, and not committed yet, makes other versions until it is', () => {
  const versions = [see(), see({ changes: '8', isChanging: true }), see({ changes: '8', isChanging: true })];
  // It may have been committed since: what is read from now on has it.
  versions.push(see({ changes: '8' }));
  expect(new Set(versions).size).toBe(4);
  expect(see({ changes: '8' })).toBe(versions.at(-1));
});

test('where a search engine is asked, which changes unseen, nothing holds for longer than a second', () => {
  version = new CatalogueVersion(
    () => inMemory,
    true,
    () => now,
  );
  const known = see();
  now += 999;
  expect(see()).toBe(known);
  now += 1;
  expect(see()).not.toBe(known);
});
