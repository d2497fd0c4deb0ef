import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedIn } from './config/database-config.ts';
import { EmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { runDbCommand } from './run-db-command.ts';
import { createTestDatabase, type TestDatabase } from './test/database/test-database.ts';

/** The built command, as `npm run db` runs it; `npm test` builds it first. */
const entry = new URL('../dist/db-command.js', import.meta.url).pathname;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

interface Ended {
  code: number | string | null;
  output: string;
  complaint: string;
}

function environmentOf(changes: Record<string, string>): Record<string, string> {
  const { config, dataDirectory } = database;
  return {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDirectory,
    DATABASE_URL: config.url,
    SESSION_SECRET: 'x'.repeat(32),
    ...changes,
  };
}

/** Removes the progress of migrations, which only slow machines print. */
const withoutProgress = (complaint: string) => complaint.replaceAll(/^Migrating .*\n/gm, '');

/** Runs the built command on the test's own database, with `input` on stdin, and waits for its exit. */
function spawnDb(words: string[], changes: Record<string, string> = {}, input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const env = environmentOf(changes);
    const child = execFile(process.execPath, [entry, ...words], { env }, (error, output, complaint) =>
      resolve({
        code: error ? (error.code ?? null) : 0,
        output,
        complaint: withoutProgress(complaint),
      }),
    );
    child.stdin?.end(input);
  });
}

/** The same in this process: starting one takes longer than most commands. */
async function db(words: string[], changes: Record<string, string> = {}): Promise<Ended> {
  const lines = { output: '', complaint: '' };
  const print = (to: keyof typeof lines) => (line: string) => (lines[to] += `${line}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('output')),
    vi.spyOn(console, 'warn').mockImplementation(print('complaint')),
    vi.spyOn(console, 'error').mockImplementation(print('complaint')),
    // A long command's progress.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  try {
    const code = await runDbCommand(words, environmentOf(changes));
    return { code, output: lines.output, complaint: withoutProgress(lines.complaint) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test.each([[[]], [['drop']], [['migrate', '--yes']], [['export']], [['export', 'one', 'two']]])(
  'the arguments %j print the usage',
  async (words) => {
    const { code, complaint } = await db(words);
    expect(code).toBe(2);
    expect(complaint).toMatch(
      /^Usage: npm run db -- <command>\n {2}plan .*\n {2}migrate .*\n {2}seed .*\n {2}check .*\n {2}export FILE .*\n {2}backup .*\n {2}import FILE .*\n {2}show TABLE .*\n {2}psql .*\n {2}reset .*\n$/,
    );
  },
);

test('the built command prints the usage, and exits with its code', async () => {
  expect(await spawnDb([])).toMatchObject({
    code: 2,
    output: '',
    complaint: expect.stringMatching(/^Usage: npm run db/) as string,
  });
});

test('an invalid environment is reported', async () => {
  const { code, complaint } = await db(['migrate'], { PORT: 'http' });
  expect(code).toBe(1);
  expect(complaint).toContain('PORT must be a number');
});

test('seed fills a new database; reset empties it, on a server only when confirmed; check finds no violations', async () => {
  const environment = { SEED_DEMO: '0' };
  const first = await spawnDb(['seed'], environment);
  expect(first).toMatchObject({ code: 0, complaint: '' });
  expect(first.output).toContain('82 products and 0 people were missing');
  const careless = await db(['reset'], environment);
  expect(careless.code).toBe(1);
  expect(careless.complaint).toMatch(/^This would drop everything.*--yes\.\n$/);
  expect((await db(['seed'], environment)).output).toContain(' 0 products');
  const reset = await db(['reset', '--yes'], environment);
  expect(reset).toMatchObject({ code: 0, complaint: '' });
  expect(reset.output).toMatch(/^Dropped everything\.\n.*\n.*82 products/);
  expect(await db(['check'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('in order') as string,
  });
});

test('export writes the shop to a new file; import restores it, and check finds no violations', async () => {
  const file = join(database.dataDirectory, 'shop.tar.zst');
  const moved = join(import.meta.dirname, 'backup/shop-of-0.1.0.tar.zst');
  const refused = await db(['import', moved]);
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/set it to the text of session-secret in the file.*--other-secret\.\n$/);
  expect(await db(['import', moved, '--other-secret'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Imported 94 tables with 318 rows, and 1 file of pictures\.\n/) as string,
  });
  expect(await db(['export', file])).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Exported \d+ tables with [\d,]+ rows, and 1 file of pictures, to .*\.\n$/,
    ) as string,
  });
  const again = await db(['export', file]);
  expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('exists already') as string });
  expect(await db(['check'])).toMatchObject({ code: 0 });
});

describe('on an embedded database', () => {
  const embedded = { DATABASE_URL: '', SESSION_SECRET: '' };

  test('each command starts and stops it; reset repairs a broken one, and leaves one in use alone', async () => {
    const config = embeddedIn(database.dataDirectory);
    mkdirSync(config.directory);
    writeFileSync(join(config.directory, 'PG_VERSION'), 'damaged');
    writeFileSync(config.passwordFile, 'a password');
    const damaged = await db(['migrate'], embedded);
    expect(damaged.code).toBe(1);
    expect(damaged.complaint).toMatch(/^[^\n]+ holds the data of PostgreSQL damaged, [^\n]+\n$/);
    expect(await db(['reset'], { ...embedded, SEED_CATALOGUE: '0', SEED_DEMO: '0' })).toMatchObject({
      code: 0,
      complaint: '',
    });
    expect(await spawnDb(['migrate'], embedded)).toMatchObject({ code: 0, complaint: '' });
    const shop = await EmbeddedPostgres.start(config, fail);
    try {
      expect(await db(['check'], embedded)).toMatchObject({ code: 0, complaint: '' });
      const { code, complaint } = await db(['reset'], embedded);
      expect(code).toBe(1);
      expect(complaint).toBe('A running shop uses this database. Stop it first.\n');
    } finally {
      await shop.stop();
    }
  });

  test('import moves the former database’s files away and imports its export', async () => {
    const { directory } = embeddedIn(database.dataDirectory);
    mkdirSync(directory);
    writeFileSync(join(directory, 'PG_VERSION'), '18');
    expect((await db(['check'], embedded)).complaint).toContain('git switch --detach');
    const file = join(import.meta.dirname, 'backup/shop-of-0.1.0.tar.zst');
    const { code, output } = await db(['import', file], embedded);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('Imported 94 tables') as string,
    });
    expect(existsSync(`${directory}-before-import`)).toBe(true);
    expect(await db(['check'], embedded)).toMatchObject({ code: 0 });
    const statement = `select 'There are ' || count(*) as orders from orders;\n`;
    // With PostgreSQL's own client where it is installed, and without it.
    const withoutPsql = join(database.dataDirectory, 'bin');
    mkdirSync(withoutPsql);
    for (const program of ['env', 'setpriv', 'unshare', 'true', 'sh']) {
      symlinkSync(`/usr/bin/${program}`, join(withoutPsql, program));
    }
    for (const PATH of [process.env['PATH'] ?? '', withoutPsql]) {
      expect((await spawnDb(['psql'], { ...embedded, PATH }, statement)).output).toContain('There are 3');
    }
  });
});

function fail(line: string): void {
  throw new Error(line);
}
