import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgresPrograms } from './postgres-programs.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function install(version: string): void {
  writeFileSync(join(folder, 'postgres'), `#!/bin/sh\necho 'postgres (PostgreSQL) ${version}'\n`);
  chmodSync(join(folder, 'postgres'), 0o755);
}

test('the package for this machine runs', () => {
  expect(findPostgresPrograms().majorVersion).toBe(18);
});

test('uses a given folder', () => {
  install('17.5 (Alpine)');
  expect(findPostgresPrograms(folder)).toEqual({
    initdb: join(folder, 'initdb'),
    pgCtl: join(folder, 'pg_ctl'),
    postgres: join(folder, 'postgres'),
    majorVersion: 17,
  });
});

test('reports programs that do not run, or are too old, with what to do', () => {
  const advice =
    'Install PostgreSQL 17 or newer and set POSTGRES_BIN to the folder of its programs, or set DATABASE_URL';
  expect(() => findPostgresPrograms('/nowhere')).toThrow(
    `/nowhere/postgres does not run on this machine. ${advice}`,
  );
  install('16.9');
  expect(() => findPostgresPrograms(folder)).toThrow(`is too old: postgres (PostgreSQL) 16.9. ${advice}`);
});
