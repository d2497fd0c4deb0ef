import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { startTestApp, type TestApp, withoutNetwork } from '../../../test/start-test-app.ts';
import {
  aCatalogue,
  sendQuery,
  fetchUncached,
  type Catalogue,
  hear,
  pick,
  questions,
  stopTheClock,
  writes,
} from './random-writes.fixtures.ts';

/** Enough for each kind of change twice. */
const ROUNDS = 40;

/** Two simulated processes of one shop: each has its own connections and memory. */
let shops: [TestApp, TestApp];
let catalogue: Catalogue;

beforeAll(async () => {
  const one = withoutNetwork(await startTestApp());
  shops = [one, withoutNetwork(await startTestApp({ database: one.config.database }))];
  catalogue = await aCatalogue(one);
});
afterAll(async () => {
  await shops[1].stop();
  await shops[0].stop();
});

// Rounds with a dozen queries to each process.
test('whatever is written in either process, both return cached responses that equal a fresh read', async () => {
  stopTheClock();
  const random = seededRandom(17);
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, other] = random() < 0.5 ? shops : ([shops[1], shops[0]] as const);
    for (const shop of shops) {
      await hear(shop);
      for (let count = 0; count < 3; count += 1) await sendQuery(shop, pick(questions, random));
    }
    const queries = [pick(questions, random), pick(questions, random)];
    for (const query of queries) for (let count = 0; count < 3; count += 1) await sendQuery(writer, query);
    if (random() < 0.7) await pick(writes, random)(writer, catalogue, random);
    // The writer's own cache knows at once; the other process runs its jobs.
    for (const query of queries) {
      const answer = await sendQuery(writer, query);
      hits += Number(answer.isCached);
      expect(answer.data).toEqual(await fetchUncached(writer, query));
    }
    await hear(other);
    for (const query of queries) {
      const fresh = await fetchUncached(other, query);
      for (let count = 0; count < 3; count += 1) {
        const answer = await sendQuery(other, query);
        hits += Number(answer.isCached);
        expect(answer.data).toEqual(fresh);
      }
    }
  }
  // Without cache hits the test would prove nothing.
  expect(hits).toBeGreaterThan(50);
});

test('a change that takes long to commit is visible afterwards, also to readers that came in between', async () => {
  stopTheClock();
  const [shop] = shops;
  const { database } = shop.config;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const question = '{ products(first: 10) { nodes { title } } }';
  const fill = async () => {
    await hear(shop);
    for (let count = 0; count < 3; count += 1) await sendQuery(shop, question);
  };
  try {
    await fill();
    await client.query('begin');
    await client.query(`update products set title = 'Under way'`);
    // It is counted already, and checked several times.
    await fill();
    await fill();
    await client.query('commit');
    await fill();
    const { data } = await sendQuery(shop, question);
    expect(data).toEqual(await fetchUncached(shop, question));
    expect(JSON.stringify(data)).toContain('Under way');
  } finally {
    await client.end();
  }
});
