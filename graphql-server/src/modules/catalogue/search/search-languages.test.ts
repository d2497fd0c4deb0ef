import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListTitles } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { scoreExamples } from './score-examples.fixtures.ts';
import { importedExamples, importedTitles, unseenImportedExamples } from './search-examples.fixtures.ts';

const shop = describeShop();

beforeAll(async () => {
  for (const title of importedTitles) await aProduct(shop.app.orm.em.fork(), { title, category: 'Imported' });
});

async function search(text: string): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { filter: { text } });
  return products.nodes.map(({ title }) => title);
}

test.each([
  { which: 'examples', table: importedExamples, right: 1, first: 1 },
  { which: 'unseen examples', table: unseenImportedExamples, right: 1, first: 1 },
])('the $which show what they should', async ({ table, ...floor }) => {
  const { score, wrong, unsolved } = await scoreExamples(table, search);
  expect(wrong).toEqual(unsolved);
  expect(score.right).toBeGreaterThanOrEqual(floor.right);
  expect(score.first).toBeGreaterThanOrEqual(floor.first);
});
