import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { TestClient } from '../../../test/test-client.ts';
import {
  aCatalogue,
  sendQuery,
  fetchUncached,
  type Catalogue,
  pick,
  questions,
  writes,
} from './random-writes.fixtures.ts';

/** The built server, as `npm start` runs it; `npm test` builds it first. */
const entry = new URL('../../../../dist/main.js', import.meta.url).pathname;

interface Process {
  client: TestClient;
  child: ChildProcess;
}

/** Creates the database and the first products; receives no queries. */
let shop: TestApp;
let processes: [Process, Process];
let catalogue: Catalogue;

beforeAll(async () => {
  shop = await startTestApp();
  // The processes use the real time, and sessions created here must be valid for them.
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
  processes = await Promise.all([open(shop.config), open(shop.config)]);
  const [{ client }] = processes;
  catalogue = await aCatalogue({ ...shop, client });
});
afterAll(async () => {
  for (const { child } of processes ?? []) {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }
  await shop.stop();
});

async function open({
  database,
  sessionSecrets,
  adminSecret,
  dataDirectory,
}: TestApp['config']): Promise<Process> {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SEED_CATALOGUE: '0',
      DATA_DIR: dataDirectory,
      SESSION_SECRET: sessionSecrets.join(' '),
      ADMIN_SECRET: adminSecret ?? '',
      DATABASE_URL: database.url,
      // A busy machine is not a failure, and tests send more queries than a visitor.
      MAX_EVENT_LOOP_DELAY: '0',
      RATE_WORK_PER_NETWORK: '1000000',
      RATE_COST_PER_CALLER: '100000000',
    },
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, url] = /open at (http:\S+)/.exec(output) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { client: new TestClient(url), child };
  }
  throw new Error(`The server ended instead of opening: ${output}`);
}

test('whatever is written in either process, both return cached responses that equal a fresh read', async () => {
  const random = seededRandom(1117);
  let hits = 0;
  const expectFromCache = async (target: Process, query: string, read: unknown) => {
    const { data, isCached } = await sendQuery(target, query);
    hits += Number(isCached);
    expect(data).toEqual(read);
  };
  for (let round = 0; round < 40; round += 1) {
    const [writer, other] = random() < 0.5 ? processes : ([processes[1], processes[0]] as const);
    const queries = [pick(questions, random), pick(questions, random)];
    for (const query of queries) {
      for (let count = 0; count < 3; count += 1) for (const each of processes) await sendQuery(each, query);
    }
    await pick(writes, random)(writer, catalogue, random);
    for (const query of queries) {
      // The writer sees it at once, the other process after its jobs have run.
      const read = await fetchUncached(writer, query);
      await expectFromCache(writer, query, read);
      await expect.poll(async () => (await sendQuery(other, query)).data).toEqual(read);
      for (let count = 0; count < 3; count += 1) await expectFromCache(other, query, read);
      expect(await fetchUncached(other, query)).toEqual(read);
    }
  }
  // Without cache hits the test would prove nothing.
  expect(hits).toBeGreaterThan(50);
});
