import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a directory held by a living process is refused', () => {
  writeFileSync(join(directory, 'server.pid'), String(process.ppid));
  expect(() => lockDirectory(directory)).toThrow(DatabaseError);
});

test('a lock left by a process that is gone is taken over', () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(join(directory, 'server.pid'), String(gone));
  expect(() => lockDirectory(directory)).not.toThrow();
});

test('a lock that holds nonsense is taken over', () => {
  writeFileSync(join(directory, 'server.pid'), 'nonsense');
  expect(() => lockDirectory(directory)).not.toThrow();
});

test('giving the directory back removes the lock', () => {
  lockDirectory(directory)();
  expect(existsSync(join(directory, 'server.pid'))).toBe(false);
});

test('a directory that can not be made is refused in one line', () => {
  writeFileSync(join(directory, 'file'), '');
  expect(() => lockDirectory(join(directory, 'file', 'data'))).toThrow(/can't be written \(ENOTDIR\)/);
});
