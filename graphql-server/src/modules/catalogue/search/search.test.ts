import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/database/count-statements.ts';
import {
  DeleteProduct,
  ListTitles,
  type ProductSort,
  UpdateProduct,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});

const add = (input: Parameters<typeof aProduct>[1]) => aProduct(shop.app.orm.em.fork(), input);
const run = (sql: string) => shop.app.orm.em.fork().execute<Record<string, unknown>[]>(sql);

async function search(text: string, filter: object = {}, sort: ProductSort = 'FEATURED'): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { first: 50, filter: { text, ...filter }, sort });
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ title }) => title);
}

describe('the search follows changes to a product', () => {
  const update = (id: string, input: object) => shop.client.data(UpdateProduct, { id, input }, admin);

  test('its title and description', async () => {
    const id = await add({ title: 'Quartz Ladle', description: 'For soup.' });
    await update(id, { title: 'Onyx Ladle', description: 'For chowder.' });
    expect(await search('quartz')).toEqual([]);
    expect(await search('onyx')).toEqual(['Onyx Ladle']);
    expect(await search('chowder')).toEqual(['Onyx Ladle']);
  });

  test('the values of its third option, whether or not the unit is a separate word', async () => {
    const id = await add({ title: 'Tapered Candle' });
    await update(id, { otherOption: { name: 'Scent', values: ['Fig leaf', 'Cedarwood 200ml'] } });
    expect(await search('cedarwood candle')).toEqual(['Tapered Candle']);
    expect(await search('fig leaves')).toEqual(['Tapered Candle']);
    expect(await search('candle 200 ml')).toEqual(['Tapered Candle']);
    expect(await search('200ml')).toEqual(['Tapered Candle']);
    // Misspelled option values are corrected like names.
    expect(await search('cedarwod')).toEqual(['Tapered Candle']);
    // The option's name is not searchable.
    expect(await search('scent')).toEqual([]);
    await update(id, { otherOption: { name: 'Scent', values: ['Fig leaf', 'Rosewater'] } });
    expect(await search('cedarwood')).toEqual([]);
    expect(await search('rosewater')).toEqual(['Tapered Candle']);
  });

  test('its colors, by the merchant’s and the basic names, and its sizes', async () => {
    const id = await add({ title: 'Peplum Blazer' });
    await update(id, { colours: [{ name: 'Absinthe', hex: '#2E7A3A' }], sizes: ['58'] });
    expect(await search('absinthe blazer')).toEqual(['Peplum Blazer']);
    expect(await search('blazer 58')).toEqual(['Peplum Blazer']);
    expect(await search('green')).toEqual(['Peplum Blazer']);
    await update(id, { colours: [{ name: 'Ruby', hex: '#C22F47' }] });
    expect(await search('green')).toEqual([]);
    expect(await search('red')).toEqual(['Peplum Blazer']);
  });

  test('its category, also after it is renamed', async () => {
    const id = await add({ title: 'Fidget Cube', category: 'Novelties' });
    expect(await search('novelties')).toEqual(['Fidget Cube']);
    await update(id, { category: 'Curios' });
    expect(await search('novelties')).toEqual([]);
    await run(`update categories set label = 'Oddments' where label = 'Curios'`);
    expect(await search('curios')).toEqual([]);
    expect(await search('oddments')).toEqual(['Fidget Cube']);
  });

  test('and its withdrawal', async () => {
    const id = await add({ title: 'Velour Hassock' });
    await shop.client.data(DeleteProduct, { id }, admin);
    expect(await search('hassock')).toEqual([]);
  });
});

describe('of two products with the words in the same fields', () => {
  test('the one in stock comes first, then the one with more sales', async () => {
    const shopper = await aCustomer(shop);
    await add({ title: 'Slow Samovar', position: 1 });
    const popular = await add({ title: 'Proven Samovar', position: 2 });
    // Less than the smallest quantity of an order.
    const missing = await add({ title: 'Missing Samovar', position: 0, stock: 5 });
    await run(`update product_variants set minimum_quantity = 6 where product_id = '${missing}'`);
    await anOrder(shop.client, shopper, anOrderInput({ productId: popular, quantity: 3 }));
    expect(await search('samovar')).toEqual(['Slow Samovar', 'Proven Samovar', 'Missing Samovar']);
    await shop.app.jobs.run('search');
    expect(await search('samovar')).toEqual(['Proven Samovar', 'Slow Samovar', 'Missing Samovar']);
  });

  test('a sale from last spring no longer counts', async () => {
    await run(`update orders set created_at = created_at - interval '91 days'`);
    await shop.app.jobs.run('search');
    expect(await search('samovar')).toEqual(['Slow Samovar', 'Proven Samovar', 'Missing Samovar']);
  });
});

describe('a search with filters, orders and pages', () => {
  beforeAll(async () => {
    for (let index = 0; index < 7; index += 1) {
      await add({
        title: `Trivet ${index}`,
        category: index % 2 ? 'Table' : 'Stove',
        salePrice: 1000 - index,
        stock: index === 3 ? 0 : 5,
        position: index,
      });
    }
  });

  test('shows products that match all of them', async () => {
    expect(await search('trivet', { categories: ['table'], inStock: true })).toEqual([
      ...['Trivet 1', 'Trivet 5'],
    ]);
    expect(await search('trivet', { categories: ['table'] }, 'PRICE_ASC')).toEqual([
      ...['Trivet 5', 'Trivet 3', 'Trivet 1'],
    ]);
  });

  test('means the same with and without a filter', async () => {
    await add({ title: 'Rack', description: 'Goes with a trivet.', category: 'Laundry' });
    expect(await search('trivet', { categories: ['laundry'] })).toEqual([]);
  });

  test.each<ProductSort>(['FEATURED', 'NEWEST', 'PRICE_ASC', 'RATING'])(
    'neither repeats nor skips products by %s',
    async (sort) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { products }: ListTitles = await shop.client.data(ListTitles, {
          first: 2,
          after,
          filter: { text: 'trivet' },
          sort,
        });
        seen.push(...products.nodes.map(({ title }) => title));
        after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(await search('trivet', {}, sort));
      expect(seen).toHaveLength(7);
    },
  );

  test.each(['trivet', 'trivvet', 'no such trivet'])('takes three statements for “%s”', async (text) => {
    expect(await countStatements(() => shop.client.data(ListTitles, { filter: { text } }))).toBe(3);
  });
});

test('after an upgrade, the job writes all documents by the new rules, which edits no product', async () => {
  await add({ title: 'Größe Œuvre' });
  const em = shop.app.orm.em.fork();
  const former = async (statement: string) => {
    await em.execute('alter table products disable trigger user');
    await em.execute(statement);
    await em.execute('alter table products enable trigger user');
  };
  await former(`update products set search_document = ''`);
  const versions = () => run('select id, version, updated_at from products order by id');
  const events = () => run('select max(position) from events');
  const before = [await versions(), await events()];
  expect(await search('groesse')).toEqual([]);
  await shop.app.jobs.run('search-documents');
  expect(await search('groesse')).toEqual([]);
  await run(`update search_index set rewrite_after = '00000000-0000-0000-0000-000000000000'`);
  await shop.app.jobs.run('search-documents');
  expect(await search('groesse')).toEqual(['Größe Œuvre']);
  expect(await run(`select from products where search_document = ''`)).toEqual([]);
  expect([await versions(), await events()]).toEqual(before);
  expect(await run('select rewrite_after from search_index')).toEqual([{ rewrite_after: null }]);
});

test.each([
  ['ｶﾒﾗ', 'カメラ'],
  ['한국어'.normalize('NFD'), '한국어'],
  ['Ｓａｆａｒｉ', 'safari'],
  ['Gearbox™', 'gearbox'],
  ['Gearwheel™', 'gearwheel™'],
])('a product “%s” is found by “%s”', async (title, text) => {
  await add({ title });
  expect(await search(text)).toEqual([title]);
});

test('while another process writes a batch, the job neither waits nor writes', async () => {
  const START = '00000000-0000-0000-0000-000000000000';
  await run(`update search_index set rewrite_after = '${START}'`);
  const rewriteAfter = () => run('select rewrite_after from search_index');
  const end = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const other = shop.app.orm.em.fork().transactional(async (em) => {
    await em.execute('select from search_index for no key update');
    begun.resolve(undefined);
    await end.promise;
  });
  await begun.promise;
  await shop.app.jobs.run('search-documents');
  expect(await rewriteAfter()).toEqual([{ rewrite_after: START }]);
  end.resolve(undefined);
  await other;
  await shop.app.jobs.run('search-documents');
  expect(await rewriteAfter()).toEqual([{ rewrite_after: null }]);
});

describe('words counted by the job', () => {
  test('a word in too many descriptions finds nothing, unless a product name has it', async () => {
    await run(`insert into products (id, title, description, category_id, sale_price, highest_price, colours, sizes, stock,
        image, gallery, position, created_at, handle)
      select gen_random_uuid(), 'Gadget', 'A thing of splendid value.', (select id from categories limit 1), 100, 100, '[]', '[]', 1,
        '{}', '[]', 1000 + number, now(), 'gadget-' || number from generate_series(1, 120) number`);
    const { products } = await shop.client.data(ListTitles, { filter: { text: 'splendid' } });
    expect(products.totalCount).toBe(120);
    await shop.app.jobs.run('search');
    expect(await search('splendid')).toEqual([]);
    await add({ title: 'Splendid Ewer' });
    await shop.app.jobs.run('search');
    expect(await search('splendid')).toEqual(['Splendid Ewer']);
  });

  test('a word of withdrawn products corrects no other', async () => {
    const id = await add({ title: 'Zeppelin' });
    expect(await search('zepelin')).toEqual(['Zeppelin']);
    await shop.client.data(DeleteProduct, { id }, admin);
    await shop.app.jobs.run('search');
    const rows = await run(`select popularity from search_words where word = 'zeppelin'`);
    expect(rows.map(({ popularity }) => popularity)).toEqual([0]);
  });
});

test.each([
  ...[
    ['#C22F47', 'red'],
    ['#E79AA8', 'pink'],
    ['#E2752B', 'orange'],
    ['#E2A93B', 'yellow'],
    ['#A5502F', 'brown'],
  ],
  ...[
    ['#D8C6A8', 'beige'],
    ['#6F7F56', 'green'],
    ['#1F2A44', 'blue'],
    ['#7C6BB0', 'purple'],
    ['#26282C', 'black'],
  ],
  ...[
    ['#8A8D91', 'grey'],
    ['#F1F0EC', 'white'],
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#ff00ff', 'purple'],
  ],
  // Between green and blue, from one to the other: sea green, turquoise, teal, lagoon; then cyan, petrol
  // blue, sky blue.
  ...[
    ['#20B2AA', 'green'],
    ['#40E0D0', 'green'],
    ['#2F8F8B', 'green'],
    ['#2A9D9A', 'green'],
    ['#008080', 'green'],
    ['#00CED1', 'green'],
    ['#2F6F73', 'green'],
  ],
  ...[
    ['#00FFFF', 'blue'],
    ['#E0FFFF', 'blue'],
    ['#5F9EA0', 'blue'],
    ['#B0E0E6', 'blue'],
    ['#0F4C5C', 'blue'],
    ['#87CEEB', 'blue'],
    ['#86B4DC', 'blue'],
  ],
])('%s has the basic color %s', async (hex, name) => {
  const [row] = await run(`select base_colour('${hex}') as name`);
  expect(row?.['name']).toBe(name);
});
