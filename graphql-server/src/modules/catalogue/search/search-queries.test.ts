import { beforeAll, expect, test } from 'vitest';
import { seed } from '../../../seed/seed.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListTitles } from '../../../test/documents.generated.ts';
import { MemoryStorage } from '../../../test/gateways/memory-storage.ts';
import { AssetService } from '../../assets/asset.service.ts';
import { composition } from '../../../modules.ts';
import { assetUses } from '../../assets/asset-uses.registry.ts';
import { scoreExamples } from './score-examples.fixtures.ts';
import { examples, unseenExamples } from './search-examples.fixtures.ts';
import { type SearchExpectation, searchExpectations } from './search-queries.fixtures.ts';

const shop = describeShop({ isDemo: false });

beforeAll(async () => {
  const { orm, server } = shop.app;
  const storage = new MemoryStorage();
  await seed(
    orm,
    shop.config,
    shop.clock.now,
    (em) => new AssetService(em, shop.clock.now, storage, server.log, composition.entriesOf(assetUses)),
  );
  await shop.app.jobs.run('search');
});

async function search(text: string): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { filter: { text } });
  return products.nodes.map(({ title }) => title);
}

test('the table has at least 80 different queries', () => {
  const texts = searchExpectations.map(({ query }) => query);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(80);
});

test.each(searchExpectations)('“$query”', async ({ query, ...expected }: SearchExpectation) => {
  const titles = await search(query);
  if (expected.first === null) {
    expect(titles).toEqual([]);
    return;
  }
  expect(expected.first).toContain(titles[0]);
  const top = titles.slice(0, 5);
  expect(top).toEqual(expect.arrayContaining([...(expected.among ?? [])]));
  expect(top.filter((title) => expected.never?.includes(title))).toEqual([]);
  if (expected.only) expect(titles.filter((title) => !expected.only?.includes(title))).toEqual([]);
});

test.each([
  { which: 'examples', table: examples, right: 0.87, first: 0.93 },
  { which: 'unseen examples', table: unseenExamples, right: 0.84, first: 0.8 },
])('the $which show what they should', async ({ table, ...floor }) => {
  const { score, wrong, unsolved } = await scoreExamples(table, search);
  expect(wrong).toEqual(unsolved);
  expect(score.right).toBeGreaterThanOrEqual(floor.right);
  expect(score.first).toBeGreaterThanOrEqual(floor.first);
});
