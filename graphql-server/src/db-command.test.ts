import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test/test-database.ts';

/** The built command, as `npm run db` runs it; `npm test` builds it first. */
const entry = new URL('../dist/db-command.js', import.meta.url).pathname;

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const reset = isPostgres ? ['reset', '--yes'] : ['reset'];

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Runs the command on the test's own database and waits for it to end. */
function db(words: string[], environment: Record<string, string> = {}) {
  const { config, dataDirectory } = database;
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDirectory,
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url, SESSION_SECRET: 'x'.repeat(32) }),
    ...environment,
  };
  return new Promise<{ code: number | string | null; output: string; complaint: string }>((resolve) => {
    execFile(process.execPath, [entry, ...words], { env }, (error, output, complaint) =>
      resolve({ code: error ? (error.code ?? null) : 0, output, complaint }),
    );
  });
}

test.each([[[]], [['drop']], [['migrate', '--yes']]])(
  'the words %j are answered with the usage',
  async (words) => {
    const { code, complaint } = await db(words);
    expect(code).toBe(2);
    expect(complaint).toMatch(
      /^Usage: npm run db -- <command>\n {2}migrate .*\n {2}seed .*\n {2}check .*\n {2}reset .*\n$/,
    );
  },
);

test('a wrong environment is said', async () => {
  const { code, complaint } = await db(['migrate'], { PORT: 'http' });
  expect(code).toBe(1);
  expect(complaint).toContain('PORT must be a number');
});

test('seed fills a new database, reset begins anew', async () => {
  const environment = { SEED_DEMO: '0' };
  const first = await db(['seed'], environment);
  expect(first).toMatchObject({ code: 0, complaint: '' });
  expect(first.output).toContain('82 products and 0 people were missing');
  const second = await db(reset, environment);
  expect(second).toMatchObject({ code: 0, complaint: '' });
  expect(second.output).toMatch(/^Dropped everything\.\n.*\n.*82 products/);
});

test('check says that the books are in order', async () => {
  await db(['seed']);
  expect(await db(['check'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('in order') as string,
  });
});

// Tests that don't apply to an engine are left out, not skipped.
if (isPostgres) describe('on a server', onServer);
else describe('on an embedded database', onEmbedded);

function onServer(): void {
  test('reset wants to be told twice', async () => {
    await db(['seed']);
    const { code, complaint } = await db(['reset']);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^This would drop everything.*--yes\.\n$/);
    expect((await db(['seed'])).output).toContain(' 0 products');
  });
}

function onEmbedded(): void {
  let versionFile: string;

  beforeEach(() => {
    mkdirSync(join(database.dataDirectory, 'database'));
    versionFile = join(database.dataDirectory, 'database', 'PG_VERSION');
    writeFileSync(versionFile, 'damaged');
  });

  test('reset leaves a directory alone that a running shop uses', async () => {
    writeFileSync(join(database.dataDirectory, 'server.pid'), String(process.pid));
    const { code, complaint } = await db(['reset']);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Another process \(\d+\) uses this data directory\..*\n$/);
    expect(readFileSync(versionFile, 'utf8')).toBe('damaged');
  });

  test('reset mends one that can not be opened', async () => {
    const { code, complaint } = await db(['migrate']);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The database can't be opened: .*\n$/);
    expect((await db(['reset'])).code).toBe(0);
  });
}
