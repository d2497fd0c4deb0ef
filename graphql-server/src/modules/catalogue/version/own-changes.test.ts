import { expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import {
  aCatalogue,
  sendQuery,
  fetchUncached,
  hear,
  pick,
  questions,
  stopTheClock,
  writes,
} from './random-writes.fixtures.ts';

const shop = describeShop();

test('whatever a process writes, its next cached response equals a fresh read', async () => {
  stopTheClock();
  const catalogue = await aCatalogue(shop);
  const random = seededRandom(4);
  let hits = 0;
  for (let round = 0; round < 60; round += 1) {
    await hear(shop);
    const query = pick(questions, random);
    for (let count = 0; count < 3; count += 1) await sendQuery(shop, query);
    if (random() < 0.7) await pick(writes, random)(shop, catalogue, random);
    const answer = await sendQuery(shop, query);
    hits += Number(answer.isCached);
    expect(answer.data).toEqual(await fetchUncached(shop, query));
  }
  // Without cache hits the test would prove nothing.
  expect(hits).toBeGreaterThan(6);
});
