import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { killShopProcess, type ShopProcess, startShopProcess } from '../../../test/shop-process.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import {
  aCatalogue,
  sendQuery,
  fetchUncached,
  type Catalogue,
  pick,
  questions,
  writes,
} from './random-writes.fixtures.ts';

/** Creates the database and the first products; receives no queries. */
let shop: TestApp;
let processes: [ShopProcess, ShopProcess];
let catalogue: Catalogue;

beforeAll(async () => {
  shop = await startTestApp();
  // The processes use the real time, and sessions created here must be valid for them.
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
  processes = await Promise.all([startShopProcess(shop.config), startShopProcess(shop.config)]);
  const [{ client }] = processes;
  catalogue = await aCatalogue({ ...shop, client });
});
afterAll(async () => {
  await Promise.all((processes ?? []).map(killShopProcess));
  await shop.stop();
});

test('whatever is written in either process, both return cached responses that equal a fresh read', async () => {
  const random = seededRandom(1117);
  let hits = 0;
  const expectFromCache = async (target: ShopProcess, query: string, read: unknown) => {
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
