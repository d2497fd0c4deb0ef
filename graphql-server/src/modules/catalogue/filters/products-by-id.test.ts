import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListTitles } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';

const shop = describeShop();
let mug: string;
let kettle: string;
let draft: string;

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', position: 1 });
  kettle = await aProduct(em, { title: 'Kettle', position: 2, stock: 0 });
  draft = await aProduct(em, { title: 'Draft', position: 3, status: 'DRAFT' });
  await aProduct(em, { title: 'Other', position: 4 });
});

async function list(filter: object): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { filter });
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ title }) => title);
}

test('shoppers find only products by id that they may see', async () => {
  expect(await list({ ids: [kettle, mug, draft, newId(), 'no id'] })).toEqual(['Mug', 'Kettle']);
});

test('unknown ids find nothing, and an empty list of ids is no condition', async () => {
  expect(await list({ ids: ['no id'] })).toEqual([]);
  expect(await list({ ids: [] })).toEqual(['Mug', 'Kettle', 'Other']);
});

test('other conditions apply as well', async () => {
  expect(await list({ ids: [kettle, mug], inStock: true })).toEqual(['Mug']);
});

test('ids are limited to what a query may request', async () => {
  const ids = Array.from({ length: 101 }, () => newId());
  const { errors } = await shop.client.graphql(ListTitles, { filter: { ids } });
  expect(errors[0]).toMatchObject({
    message: '"ids" must have at most 100 values.',
    extensions: { code: 'BAD_REQUEST' },
  });
});
