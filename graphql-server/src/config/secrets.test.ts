import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { adminSecretFile, loadSecrets } from './secrets.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const SECRET = 'a secret of at least 32 characters';
const given = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: directory, ...environment });

test('generated secrets are stored, differ, and are readable by their owner only', () => {
  const first = loadSecrets(given());
  expect(loadSecrets(given())).toEqual(first);
  expect(first.session.length).toBeGreaterThanOrEqual(32);
  expect(first.admin).toBe(readFileSync(adminSecretFile(given()), 'utf8'));
  expect(new TextDecoder().decode(first.session)).not.toBe(first.admin);
  for (const name of ['session-secret', 'admin-secret']) {
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
  }
});

test('the configuration takes precedence', () => {
  const { session, admin } = loadSecrets(given({ SESSION_SECRET: SECRET, ADMIN_SECRET: `${SECRET}!` }));
  expect(new TextDecoder().decode(session)).toBe(SECRET);
  expect(admin).toBe(`${SECRET}!`);
});

test('admin sign-up of a shared database stays closed until its secret is set', () => {
  const config = given({ DATABASE_URL: 'postgres://localhost/shop', SESSION_SECRET: SECRET });
  expect(loadSecrets(config).admin).toBeNull();
});

test('a damaged secret is rejected with the name of its file', () => {
  writeFileSync(join(directory, 'session-secret'), 'short');
  expect(() => loadSecrets(given())).toThrow(/session-secret is damaged/);
});
