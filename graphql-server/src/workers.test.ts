import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { childProcessesOf } from './test/child-processes.ts';
import { createTestDatabase, type TestDatabase } from './test/database/test-database.ts';

/** The built server, as `npm start` runs it; `npm test` builds it first. */
const entry = new URL('../dist/main.js', import.meta.url).pathname;

/** Enough that some connection is always in transit to the worker that ends; more overload the shop. */
const VISITORS = 4;

let database: TestDatabase;
/**
 * One shop for all tests, because starting its three processes takes longer than they do. The last test
 * ends it.
 */
let shop: ChildProcess;
let output = '';

beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: true });
  const { config, dataDirectory } = database;
  shop = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      SEED_CATALOGUE: '0',
      WORKERS: '2',
      METRICS_PORT: '0',
      DATA_DIR: dataDirectory,
      SESSION_SECRET: 's'.repeat(32),
      DATABASE_URL: config.url,
    },
  });
  shop.stdout?.on('data', (chunk) => (output += String(chunk)));
  shop.stderr?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitUntil(() => output.includes('workers        2'), { timeout: 60_000 });
});
afterAll(async () => {
  if (shop.exitCode === null) {
    const end = once(shop, 'close');
    shop.kill('SIGKILL');
    await end;
  }
  await database.drop();
});

const url = () => /http:\/\/\S+:\d+/.exec(output)?.[0] ?? '';
/** The processes that serve the shop. */
const workers = () => childProcessesOf(shop.pid ?? 0);
/** On a new connection, like the next visitor's. */
async function isReady(): Promise<number | undefined> {
  const [answer] = (await once(get(`${url()}/health/ready`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  await buffer(answer);
  return answer.statusCode;
}

test('the metrics are those of all workers', async () => {
  const metricsUrl = /metrics +(\S+)/.exec(output)?.[1] ?? '';
  const count = 'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}';
  const read = async (series: string) => {
    const lines = (await (await fetch(metricsUrl)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length) ?? 0);
  };
  const before = await read(count);
  // The supervisor hands connections to its workers in turn.
  for (let visit = 0; visit < VISITORS; visit += 1) await isReady();
  await expect.poll(() => read(count)).toBe(before + VISITORS);
  expect(await read('db_statements_total')).toBeGreaterThan(0);
  expect(await read('shop_queue_depth{queue="emails"}')).toBe(0);
  expect((await fetch(metricsUrl.replace('/metrics', '/health/live'))).status).toBe(200);
});

test('all workers are replaced one by one while the shop responds', async () => {
  const before = workers();
  shop.kill('SIGUSR2');
  const answers = new Set<number | undefined>();
  const visit = async () => {
    while (!output.includes('All workers have been replaced.')) answers.add(await isReady());
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  expect(answers).toEqual(new Set([200]));
  const after = workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

test('a worker that dies is replaced', async () => {
  const before = workers();
  expect(before).toHaveLength(2);
  const [victim = 0, survivor] = before;
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => output).toContain('has ended (SIGKILL); another one starts in 100 ms.');
  expect(await isReady()).toBe(200);
  await expect.poll(workers).toHaveLength(2);
  const after = workers();
  expect(after).toContain(survivor);
  expect(after).not.toContain(victim);
});

test('a signal ends all of them, and the shop without an error', async () => {
  const end = once(shop, 'close');
  shop.kill('SIGTERM');
  expect((await end)[0]).toBe(0);
  await expect(isReady()).rejects.toThrow();
});
