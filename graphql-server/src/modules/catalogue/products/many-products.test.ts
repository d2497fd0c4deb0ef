import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { CountOptions, ListMany, type ListManyVariables } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer } from '../../../test/users.ts';

/** More than the limit of counts and of ranked search results. */
const GADGETS = 10_020;

const shop = describeShop();
const run = (sql: string) => shop.app.orm.em.fork().execute<{ count: string }[]>(sql);
const list = (filter: ListManyVariables['filter'], more: ListManyVariables = {}) =>
  shop.client.data(ListMany, { filter, ...more });

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  await aProduct(em, { title: 'Gadget', position: 0, category: 'Things' });
  // The triggers would take a minute.
  await run(`alter table products disable trigger user`);
  await run(`insert into products (id, title, description, category_id, sale_price, highest_price, colours, sizes, stock, is_new, brand,
      image, gallery, position, created_at, handle, search_document)
    select gen_random_uuid(), 'Gadget ' || n, '', category_id, 100, 100, '[]', '[]', 1, n <= 3, case when n > 9985 and n <= 10015 then 'Edge' end,
      image, '[]', n, now(), 'gadget-no-' || n, search_document
    from products, generate_series(1, ${GADGETS}) n`);
  await run(`alter table products enable trigger user`);
  await run(`analyze products`);
  // The only product with sales, last in the merchant's order.
  const seller = await aProduct(em, {
    title: 'Proven Gadget',
    position: 50_000,
    brand: 'Edge',
    category: 'Things',
  });
  const line = { productId: seller, quantity: 2 };
  await anOrder(shop.client, await aCustomer(shop), anOrderInput(line));
  await shop.app.jobs.run('search');
});

describe('a list of more than 10,000', () => {
  test.each([
    ['all', {}],
    ['those found by a text', { text: 'gadget' }],
    ['those in a category', { categories: ['things'] }],
  ])('is reported as such: %s', async (_what, filter) => {
    const { products } = await list(filter);
    expect(products).toMatchObject({ totalCount: 10_001, totalCountPrecision: 'AT_LEAST' });
    expect(products.pageInfo.hasNextPage).toBe(true);
  });

  test('is counted exactly where conditions leave fewer', async () => {
    expect((await list({ isNew: true })).products).toMatchObject({
      totalCount: 3,
      totalCountPrecision: 'EXACT',
    });
    const ofText = (await list({ text: 'gadget', brands: ['Edge'] })).products;
    expect(ofText).toMatchObject({ totalCount: 31, totalCountPrecision: 'EXACT' });
  });

  test('can be narrowed by the options of 10,000 of its products', async () => {
    const all = (await shop.client.data(CountOptions, { filter: {} })).productFilterOptions;
    expect(all.countPrecision).toBe('AT_LEAST');
    const few = (await shop.client.data(CountOptions, { filter: { brands: ['Edge'] } })).productFilterOptions;
    // Brands are counted among all products.
    expect(few.countPrecision).toBe('AT_LEAST');
    const fresh = (await shop.client.data(CountOptions, { filter: { isNew: true } })).productFilterOptions;
    expect(fresh).toEqual({ countPrecision: 'EXACT', newCount: 3, brands: [] });
  });
});

describe('a search with too many matches to rank', () => {
  test('ranks products with sales, then the first in the merchant’s order, 10,000 in all', async () => {
    const [{ count } = { count: '' }] = await run('select count(*) from products where is_ranked');
    expect(Number(count)).toBe(10_000);
    const { products } = await list({ text: 'gadget' }, { first: 3 });
    expect(products.nodes.map(({ title }) => title)).toEqual(['Proven Gadget', 'Gadget', 'Gadget 1']);
  });

  test('continues with the others in the merchant’s order, without repeating or skipping any', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { products }: ListMany = await list({ text: 'gadget', brands: ['Edge'] }, { first: 7, after });
      seen.push(...products.nodes.map(({ title }) => title));
      after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
    } while (after);
    const gadgets = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => `Gadget ${first + index}`);
    expect(seen[0]).toBe('Proven Gadget');
    // This far down relevance is equal, so ids decide.
    expect(new Set(seen.slice(1, 14))).toEqual(new Set(gadgets(9986, 9998)));
    expect(seen.slice(14)).toEqual(gadgets(9999, 10_015));
  });

  test('in another sort order includes all of them', async () => {
    const { products } = await list({ text: 'gadget' }, { sort: 'PRICE_DESC', first: 1 });
    expect(products.nodes).toMatchObject([{ title: 'Proven Gadget' }]);
  });

  test('ranks new products until the next count', async () => {
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Gadget', position: 60_000, brand: 'Fresh' });
    const isRanked = async () =>
      Number((await run(`select count(*) from products where is_ranked and id = '${id}'`))[0]?.count);
    expect(await isRanked()).toBe(1);
    await shop.app.jobs.run('search');
    expect(await isRanked()).toBe(0);
  });
});
