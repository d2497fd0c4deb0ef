import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { embeddedIn, type EmbeddedConfig } from '../../config/database-config.ts';
import { childProcessesOf } from '../../test/child-processes.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';

let directory: string;
let config: EmbeddedConfig;
let postgres: EmbeddedPostgres | null = null;
let child: ChildProcess | null = null;
const report = vi.fn<(line: string) => void>();

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
  // All tests use the same files: they test a start after whatever came before.
  config = embeddedIn(join(directory, 'data'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await postgres?.stop();
  postgres = null;
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function start(): Promise<EmbeddedPostgres> {
  postgres = await EmbeddedPostgres.start(config, report);
  return postgres;
}

async function run<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row & object>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts the database in a separate process, which then waits to be killed. */
async function startElsewhere(): Promise<void> {
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  const code = `import { EmbeddedPostgres } from ${JSON.stringify(module)};
    await EmbeddedPostgres.start(${JSON.stringify(config)}, console.error);
    console.log('started');
    setInterval(() => undefined, 1000);`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
}

async function kill(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

test('a new database is crash-safe, the same everywhere, and requires its password', async () => {
  const { url } = await start();
  const [settings] = await run<object>(
    url,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commits, current_setting('server_encoding') as encoding,
      current_setting('listen_addresses') as addresses, datlocprovider as provider, datlocale as locale,
      lower('Ä') as lower, 'Z' < 'a' as by_code_points, 'z' < 'ä' as beyond_ascii
    from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    pages: 'on',
    commits: 'on',
    encoding: 'UTF8',
    addresses: '127.0.0.1',
    provider: 'b',
    locale: 'C.UTF-8',
    lower: 'ä',
    by_code_points: true,
    beyond_ascii: true,
  });
  const other = new URL(url);
  other.password = 'another';
  await expect(run(other.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  const rules = readFileSync(join(config.directory, 'pg_hba.conf'), 'utf8').split('\n');
  const methods = rules
    .filter((line) => /^(local|host)/.test(line))
    .map((line) => line.trim().split(/\s+/).at(-1));
  expect(new Set(methods)).toEqual(new Set(['scram-sha-256']));
});

test('committed data survives a stop; a second process cannot start meanwhile', async () => {
  const { url } = await start();
  await run(url, 'create table kept as select 1 as one');
  await expect(EmbeddedPostgres.start(config, report)).rejects.toThrow(
    /^Another process uses the database in .+ Stop it, or set DATA_DIR to another directory\.$/,
  );
  await postgres?.stop();
  expect(findPostmaster(config.directory)).toBeNull();
  expect(await run((await start()).url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a killed server restarts at the same URL, with all committed data', async () => {
  const { url } = await start();
  await run(url, 'create table survivor as select 2 as two');
  process.kill(findPostmaster(config.directory)?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => run(url, 'select two from survivor').catch(() => null)).toEqual([{ two: 2 }]);
  expect(report.mock.lastCall?.[0]).toMatch(
    /^The database has ended unexpectedly; it starts again in \d+ ms\.$/,
  );
});

test('it stops when its process is killed', async () => {
  await startElsewhere();
  expect(findPostmaster(config.directory)?.isReady).toBe(true);
  if (child) await kill(child);
  await expect.poll(() => findPostmaster(config.directory)).toBeNull();
});

test('an orphan that outlived its process is replaced', async () => {
  await startElsewhere();
  const orphan = findPostmaster(config.directory)?.pid ?? 0;
  const guard = guardOf(child);
  if (child) process.kill(guard, 'SIGKILL');
  if (child) await kill(child);
  const { url } = await start();
  expect(findPostmaster(config.directory)?.pid).not.toBe(orphan);
  expect(await run(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('another program may have the process id of a dead server', async () => {
  const file = join(config.directory, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${config.directory}\n0\n5432\n\n127.0.0.1\n\nready   \n`);
  expect(findPostmaster(config.directory)).toBeNull();
  expect(await run((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data that this PostgreSQL cannot read stays, and the error says how to move it', async () => {
  const file = join(config.directory, 'PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '16\n');
  await expect(start()).rejects.toThrow(
    /holds the data of PostgreSQL 16, and the shop runs PostgreSQL \d+ now\. Export it .+ import it .+$/,
  );
  writeFileSync(file, version);

  const old = embeddedIn(join(directory, 'old'));
  mkdirSync(old.directory, { recursive: true });
  writeFileSync(join(old.directory, 'PG_VERSION'), '18\n');
  await expect(EmbeddedPostgres.start(old, report)).rejects.toThrow(
    /\n {2}git switch --detach \w+ && npm run db -- export .+\n {2}git switch .+ import .+$/,
  );
});

/** The process that stops the server when this process is gone; not the server itself. */
function guardOf(parent: ChildProcess | null): number {
  const server = findPostmaster(config.directory)?.pid;
  const guard = childProcessesOf(parent?.pid ?? 0).find((pid) => pid !== server);
  if (guard === undefined) throw new Error('There is no guard');
  return guard;
}
