import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { anOrderInput, tryOrder } from '../test/orders.ts';
import { newId } from '../shared/new-id.ts';
import { subscribe } from '../test/subscribe.ts';
import { HOUR } from '../shared/time/duration.ts';
import { aCustomer, anAdmin } from '../test/users.ts';
import { openProbeServer } from './probe-server.ts';

const TOKEN = 'a token for metrics, longer than 32 characters';

const shop = describeShop({ metricsPort: 0, metricsToken: TOKEN, costPerCaller: 10_000 });
const plain = describeShop();
const backups = mkdtempSync(join(tmpdir(), 'shop-backups-'));
const backedUp = describeShop({
  metricsToken: TOKEN,
  backup: { directory: backups, hour: 3, keepDays: 30, isVerified: true, bucket: null },
});
afterAll(() => rmSync(backups, { recursive: true }));

const origin = () => `http://127.0.0.1:${shop.app.metricsPort()}`;

async function scrape(): Promise<string> {
  const response = await fetch(`${origin()}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return response.text();
}

/** The value of a series, as it is written; 0 if there is none. */
async function valueOf(series: string): Promise<number> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

/** How much a series grows by what `work` does; requests are counted after their response. */
async function growthOf(series: string, work: () => Promise<unknown>): Promise<() => Promise<number>> {
  const before = await valueOf(series);
  await work();
  return async () => (await valueOf(series)) - before;
}

const post = (query: string, token: string | null = null) =>
  shop.client.rest('/graphql', { method: 'POST', body: { query }, token });

describe('requests', () => {
  test('are counted by method, route and status', async () => {
    const series = 'http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="401"}';
    const growth = await growthOf(series, () => shop.client.rest('/api/users/1'));
    await expect.poll(growth).toBe(1);
  });

  test('of GraphQL and REST are counted by operation, with their cost', async () => {
    const count = await growthOf('shop_operation_duration_seconds_count{operation="shop"}', () =>
      post('query Mine { shop { name } }'),
    );
    await expect.poll(count).toBe(1);
    // 500 for the root field, and 1 for each of the two fields.
    const cost = await growthOf('shop_operation_cost_points_total{operation="shop"}', () =>
      post('query { shop { currencyCode } }'),
    );
    await expect.poll(cost).toBe(502);
    const rest = await growthOf('shop_operation_duration_seconds_count{operation="getUser"}', () =>
      shop.client.rest('/api/users/1'),
    );
    await expect.poll(rest).toBe(1);
  });

  test('with errors are counted by code', async () => {
    const series = 'shop_operation_errors_total{operation="orders",code="UNAUTHENTICATED"}';
    const growth = await growthOf(series, () => post('{ orders(first: 1) { nodes { id } } }'));
    await expect.poll(growth).toBe(1);
  });

  test('that the shop rejects are counted by the code of the user error, such as orders that were not placed', async () => {
    const series = 'shop_operation_errors_total{operation="orderPlace",code="NOT_FOUND"}';
    const customer = await aCustomer(shop);
    const input = anOrderInput({ productId: newId(), quantity: 1 });
    const growth = await growthOf(series, () => tryOrder(shop.client, customer, input));
    await expect.poll(growth).toBe(1);
  });

  test('beyond the budget are counted as rate limited', async () => {
    const reader = await aCustomer(shop);
    const series = 'shop_requests_rejected_total{reason="rate_limited"}';
    const before = await valueOf(series);
    const statuses: number[] = [];
    // Each 500 + 1, 10,000 for the options and 1 for the count: 42,008 of 100,000.
    const query = `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: productFilterOptions { newCount }`).join(' ')} }`;
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await post(query, reader.token)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await expect.poll(async () => (await valueOf(series)) - before).toBe(1);
  });

  test('a client can’t make labels', async () => {
    await post('query MadeUpName { shop { name } }');
    await post('{ madeUpField }');
    await shop.client.rest('/made-up-path');
    await shop.client.rest('/api/made-up-path');
    await new Promise<void>((resolve, reject) => {
      const made = request(shop.client.address, { method: 'PURGE', path: '/' }, (response) => {
        response.resume().once('end', resolve);
      });
      made.once('error', reject).end();
    });
    const text = await scrape();
    expect(text).not.toMatch(/made.?up/i);
    expect(text).not.toContain('PURGE');
  });

  test('the response cache is counted', async () => {
    const series = (result: string) => `shop_response_cache_requests_total{result="${result}"}`;
    const [hits, misses] = [await valueOf(series('hit')), await valueOf(series('miss'))];
    // Fixes the time, so that the process's version never counts as outdated on a slow machine.
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    for (let run = 0; run < 3; run += 1) {
      await shop.app.jobs.run('catalogue-version');
      await post('{ products(first: 7) { nodes { title } } }');
    }
    time.mockRestore();
    await expect.poll(async () => (await valueOf(series('hit'))) - hits).toBe(1);
    expect((await valueOf(series('miss'))) - misses).toBe(2);
  });
});

describe('the process', () => {
  test('has its event loop, heap and database', async () => {
    const text = await scrape();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'process_cpu_seconds_total',
      'db_connections{state="idle"}',
      'db_connections{state="busy"}',
      'db_connections_waiting',
    ])
      expect(text).toContain(`\n${name} `);
    const growth = await growthOf('db_statements_total', () => shop.app.orm.em.fork().execute('select 1'));
    expect(await growth()).toBeGreaterThanOrEqual(1);
  });

  test('counts WebSockets', async () => {
    const owner = await anAdmin(shop);
    expect(await valueOf('shop_websockets')).toBe(0);
    const subscription = subscribe(shop, 'subscription { shopEvents { cursor } }', owner.token);
    await subscription.opened;
    await expect.poll(() => valueOf('shop_websockets')).toBe(1);
    await subscription.end();
    await expect.poll(() => valueOf('shop_websockets')).toBe(0);
  });
});

test('what waits in the database is read at most every ten seconds', async () => {
  const series = 'shop_queue_depth{queue="emails"}';
  const age = 'shop_queue_age_seconds{queue="emails"}';
  shop.clock.advance(10_000);
  const before = await valueOf(series);
  const dueAt = new Date(shop.clock.now().getTime() - 90_000);
  await shop.app.orm.em.fork().execute(
    `insert into outbox_emails (id, kind, recipient, payload, created_at, due_at)
     values (gen_random_uuid(), 'ORDER_PLACED', 'ada@test.example', '{}', ?, ?)`,
    [dueAt, dueAt],
  );
  shop.clock.advance(9999);
  expect(await valueOf(series)).toBe(before);
  shop.clock.advance(1);
  expect(await valueOf(series)).toBe(before + 1);
  expect(await valueOf(age)).toBe(100);
  for (const queue of ['webhooks', 'refunds', 'imports', 'events'])
    expect(await scrape()).toContain(`shop_queue_depth{queue="${queue}"}`);
});

test('recent orders are counted', async () => {
  for (const event of ['placed', 'paid', 'canceled'])
    expect(await scrape()).toContain(`shop_recent_orders{event="${event}"} `);
});

describe('on the shop’s port', () => {
  test('the metrics need the token', async () => {
    const read = (authorization?: string) =>
      fetch(`${shop.client.address}/metrics`, { headers: authorization ? { authorization } : {} });
    expect((await read()).status).toBe(401);
    expect((await read('Bearer none')).status).toBe(401);
    expect((await read(TOKEN)).status).toBe(401);
    const allowed = await read(`Bearer ${TOKEN}`);
    expect(allowed.status).toBe(200);
    expect(await allowed.text()).toContain('shop_queue_depth');
  });

  test('there are none without it', async () => {
    expect((await plain.client.rest('/metrics')).status).toBe(404);
    expect(plain.app.metricsPort()).toBeNull();
  });
});

describe('/health/live on the port for metrics', () => {
  test('responds while the main thread computes; the shop’s own does not', () => {
    // Blocks this thread, which serves the shop, until the program has ended: it asks the shop first, then
    // the thread for probes, and ends with its response.
    const program = `
      const answers = [];
      void fetch('${shop.client.address}/health/live').then(() => answers.push('shop'));
      const { status } = await fetch('${origin()}/health/live');
      answers.push('probe ' + status);
      process.stdout.write(answers.join());
      process.exit();`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program]);
    expect(String(output)).toBe('probe 200');
  });

  test('is unavailable once the main thread hangs', async () => {
    const probes = await openProbeServer({
      host: '127.0.0.1',
      port: 0,
      readMetrics: () => Promise.resolve(''),
      hangsAfter: 0,
    });
    try {
      const response = await fetch(`http://127.0.0.1:${probes.port}/health/live`);
      expect([response.status, await response.json()]).toEqual([503, { status: 'hangs' }]);
    } finally {
      await probes.close();
    }
  });

  test('other paths and methods do not exist, and metrics that fail are unavailable', async () => {
    const probes = await openProbeServer({
      host: '127.0.0.1',
      port: 0,
      readMetrics: () => Promise.reject(new Error('No database')),
    });
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${probes.port}${path}`, { method })).status;
    try {
      expect(await statusOf('/metrics')).toBe(503);
      expect(await statusOf('/')).toBe(404);
      expect(await statusOf('/graphql', 'POST')).toBe(405);
    } finally {
      await probes.close();
    }
  });

  test('a port in use is an error', async () => {
    const options = { host: '127.0.0.1', readMetrics: () => Promise.resolve('') };
    await expect(openProbeServer({ ...options, port: shop.app.metricsPort() ?? 0 })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});

test('the age of the latest backup counts from its end, whatever else is in the directory', async () => {
  const age = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await fetch(`${backedUp.client.address}/metrics`, { headers });
    return /^shop_backup_age_seconds (.*)$/m.exec(await response.text())?.[1];
  };
  const store = (name: string, hoursAgo: number) => {
    writeFileSync(join(backups, name), '');
    const at = new Date(backedUp.clock.now().getTime() - hoursAgo * HOUR);
    utimesSync(join(backups, name), at, at);
  };
  expect(await age()).toBe('+Inf');
  store('shop-2026-11-22.tar.zst.failed', 1);
  store('shop-2026-11-23.tar.zst.part', 1);
  store('notes.txt', 1);
  expect(await age()).toBe('+Inf');
  store('shop-2026-11-20.tar.zst', 26);
  store('shop-2026-11-21.tar.zst.age', 2);
  expect(await age()).toBe('7200');
  expect(await scrape()).not.toMatch(/^shop_backup_age_seconds /m);
});
