import { hkdfSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { adminSecretFile, loadSecrets, sessionSecretFile } from './secrets.ts';

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
  expect(first.session[0].length).toBeGreaterThanOrEqual(32);
  expect(first.admin).toBe(readFileSync(adminSecretFile(given()), 'utf8'));
  expect(new TextDecoder().decode(first.session[0])).not.toBe(first.admin);
  for (const name of ['session-secret', 'admin-secret']) {
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
  }
});

test('the configuration takes precedence', () => {
  const { session, admin } = loadSecrets(given({ SESSION_SECRET: SECRET, ADMIN_SECRET: `${SECRET}!` }));
  expect(new TextDecoder().decode(session[0])).toBe(SECRET);
  expect(admin).toBe(`${SECRET}!`);
});

test('the first secret signs, and the former ones are accepted', () => {
  const former = ['a former secret of at least 32 characters', 'one before that of at least 32 characters'];
  const sealing = 'a secret for sealing of at least 32 characters';
  const { session, sealing: keys } = loadSecrets(
    given({
      SESSION_SECRET: SECRET,
      SESSION_SECRET_FALLBACKS: former.join(', '),
      SEALING_SECRET: sealing,
    }),
  );
  expect(session.map((key) => new TextDecoder().decode(key))).toEqual([SECRET, ...former]);
  // Without a sealing secret, the session secret encrypted.
  expect(keys).toEqual([...keysFor(sealing), ...keysFor(SECRET), ...former.flatMap(keysFor)]);
});

const keysFor = (secret: string) =>
  [hkdfSync('sha256', secret, '', 'shop-sealing', 32)].map((key) => new Uint8Array(key));

test('a stored secret can have former ones below it', () => {
  const [first] = loadSecrets(given()).session;
  const file = sessionSecretFile(given());
  writeFileSync(file, `${SECRET}\n${readFileSync(file, 'utf8')}\n`);
  const { session } = loadSecrets(given());
  expect(new TextDecoder().decode(session[0])).toBe(SECRET);
  expect(session[1]).toEqual(first);
  writeFileSync(file, `${SECRET}\nshort\n`);
  expect(() => loadSecrets(given())).toThrow(/damaged/);
});

test('fallbacks need the secret that replaced them, and are as long', () => {
  expect(() => given({ SESSION_SECRET_FALLBACKS: SECRET })).toThrow('SESSION_SECRET must be set together');
  expect(() => given({ SEALING_SECRET_FALLBACKS: SECRET })).toThrow('SEALING_SECRET must be set together');
  expect(() => given({ SESSION_SECRET: SECRET, SESSION_SECRET_FALLBACKS: 'short' })).toThrow(/32 characters/);
});

test('admin sign-up of a shared database stays closed until its secret is set', () => {
  const config = given({ DATABASE_URL: 'postgres://localhost/shop', SESSION_SECRET: SECRET });
  expect(loadSecrets(config).admin).toBeNull();
});

test('a damaged secret is rejected with the name of its file', () => {
  writeFileSync(join(directory, 'session-secret'), 'short');
  expect(() => loadSecrets(given())).toThrow(/session-secret is damaged/);
});
