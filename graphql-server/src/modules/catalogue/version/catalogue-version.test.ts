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

/** The database's state without changes in progress. */
const quiet: ChangesSeen = { changes: '7', isChanging: false, nextPublication: null };

/** Reports this state to the process, and returns its version. */
function see(seen: Partial<ChangesSeen> = {}): string | null {
  version.noteSeen({ ...quiet, ...seen }, now);
  return version.current();
}

test('the version is unknown before the database was queried, and a second afterwards', () => {
  expect(version.current()).toBeNull();
  const firstVersion = see();
  expect(firstVersion).not.toBeNull();
  now += 1000;
  expect(version.current()).toBe(firstVersion);
  now += 1;
  expect(version.current()).toBeNull();
});

test('a second is counted from the query, not from its response', () => {
  see();
  const askedAt = now;
  now += 900;
  version.noteSeen(quiet, askedAt);
  now += 101;
  expect(version.current()).toBeNull();
});

test('no change leaves the version the same, also after it was unknown', () => {
  const before = see();
  now += 60_000;
  expect(see()).toBe(before);
});

test.each<[what: string, change: () => unknown]>([
  ['a change by this process', () => version.noteChange()],
  ['a change by another process', () => see({ changes: '8' })],
  ['a publication whose time has come', () => see({ nextPublication: null })],
  ['another campaign or setting in memory', () => (inMemory = 'summer sale')],
  ['a database that was unreachable and may be another one', () => [version.noteUnreachable(), see()]],
])('%s changes the version', (_, change) => {
  see();
  const before = see({ nextPublication: '2026-12-01' });
  see({ nextPublication: '2026-12-01' });
  change();
  expect(version.current()).not.toBe(before);
});

test('an uncommitted change changes the version until it is committed', () => {
  const versions = [see(), see({ changes: '8', isChanging: true }), see({ changes: '8', isChanging: true })];
  // It may have been committed since, so later reads include it.
  versions.push(see({ changes: '8' }));
  expect(new Set(versions).size).toBe(4);
  expect(see({ changes: '8' })).toBe(versions.at(-1));
});

test('with an external search engine, whose changes are not seen, a version lasts at most one second', () => {
  version = new CatalogueVersion(
    () => inMemory,
    true,
    () => now,
  );
  const firstVersion = see();
  now += 999;
  expect(see()).toBe(firstVersion);
  now += 1;
  expect(see()).not.toBe(firstVersion);
});
