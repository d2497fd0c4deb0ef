import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import type { OrderStatus } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';
import { ReadSorted, type ReadSortedVariables } from '../../../test/documents.generated.ts';

const shop = describeShop();

const add = (input: Parameters<typeof aProduct>[1]) => aProduct(shop.app.orm.em.fork(), input);

/** The titles of a whole list, read page by page with one statement per page. */
async function sorted(variables: ReadSortedVariables): Promise<string[]> {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const { products }: ReadSorted = await shop.client.data(ReadSorted, { ...variables, after });
    titles.push(...products.nodes.map(({ title }) => title));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  return titles;
}

describe('by title', () => {
  const category = 'Titles';
  const filter = { categories: ['titles'] };

  /** The natural order: ignores case and accents, and sorts numbers by value. */
  const inOrder = [
    '“Aurora” Lamp',
    '2 Plates',
    '10 Candles',
    'Äpfel in a Bowl',
    'apple',
    'Apple',
    'APPLE CORER',
    'Banana Bowl',
    'Chair 2',
    'Chair 10',
    'Ecole',
    'École',
    'Ecole Desk',
    'Lamp',
    'Lamp',
    'lamp shade',
    'Lampion',
    'Œuvre Print',
    'Ørsted Clock',
    'Ottoman',
    'Straße Sign',
    'Strauss Record',
    'zebra rug',
    'Zoo Puzzle',
    'Ωμέγα',
    'апельсин',
    'Йога',
    'Яблоко',
    '椅子',
  ];

  beforeAll(async () => {
    for (const title of inOrder.toReversed()) await add({ title, category });
  });

  test.each([1, 2, 7, 100])('from A to Z, in pages of %i', async (first) => {
    expect(await sorted({ first, filter, sort: 'TITLE_ASC' })).toEqual(inOrder);
  });

  test.each([1, 2, 7, 100])('from Z to A, in pages of %i', async (first) => {
    expect(await sorted({ first, filter, sort: 'TITLE_DESC' })).toEqual(inOrder.toReversed());
  });

  test('with two equal titles, shows each product once, in either direction', async () => {
    const idsOf = async (sort: 'TITLE_ASC' | 'TITLE_DESC') => {
      const { products } = await shop.client.data(ReadSorted, { first: 100, filter, sort });
      return products.nodes.filter(({ title }) => title === 'Lamp').map(({ id }) => id);
    };
    const ids = await idsOf('TITLE_ASC');
    expect(new Set(ids).size).toBe(2);
    expect(await idsOf('TITLE_DESC')).toEqual(ids.toReversed());
  });

  test('with a search, and after a title changes', async () => {
    const [zinc, amber] = [await add({ title: 'Zinc Sundial' }), await add({ title: 'Amber Sundial' })];
    const searchFilter = { text: 'sundial' };
    expect(await sorted({ first: 1, filter: searchFilter, sort: 'TITLE_ASC' })).toEqual([
      'Amber Sundial',
      'Zinc Sundial',
    ]);
    const { token } = await anAdmin(shop);
    for (const [id, title] of [
      [zinc, 'Brass Sundial'],
      [amber, 'Copper Sundial'],
    ]) {
      await shop.client.data(
        'mutation ($id: ID!, $title: String!) { productUpdate(id: $id, input: { title: $title }) { userErrors { code } } }',
        { id, title },
        token,
      );
    }
    expect(await sorted({ first: 1, filter: searchFilter, sort: 'TITLE_ASC' })).toEqual([
      'Brass Sundial',
      'Copper Sundial',
    ]);
  });
});

describe('by sales of the last 90 days', () => {
  const category = 'Sold';
  const filter = { categories: ['sold'] };
  const bestFirst = ['Thrice', 'Twice too', 'Twice', 'Cancelled once', 'Returned', 'Cancelled', 'Never'];

  beforeAll(async () => {
    const [customer, admin] = [await aCustomer(shop), await anAdmin(shop)];
    // Ids grow over time, so equal ones are sorted newest first.
    const ids = new Map<string, string>();
    for (const [title, isNew] of [
      ['Never', true],
      ['Cancelled', false],
      ['Returned', true],
      ['Cancelled once', false],
      ['Twice', true],
      ['Twice too', true],
      ['Thrice', false],
    ] as const) {
      ids.set(title, await add({ title, category, isNew, description: 'A quokka.' }));
    }
    const order = async (title: string, quantity: number, status: OrderStatus = 'PENDING') => {
      const id = await anOrder(shop.client, customer, anOrderInput({ productId: ids.get(title), quantity }));
      if (status !== 'PENDING') expect(await setOrderStatus(shop.client, admin, id, status)).toBeNull();
    };
    await order('Thrice', 1);
    await order('Thrice', 2, 'DELIVERED');
    await order('Twice', 2);
    await order('Twice too', 1);
    await order('Twice too', 1);
    await order('Cancelled once', 1);
    await order('Cancelled once', 5, 'CANCELLED');
    await order('Cancelled', 9, 'CANCELLED');
    await order('Returned', 8, 'RETURNED');
    await shop.app.jobs.run('search');
  });

  test.each([1, 2, 3, 100])('ignores canceled and returned orders, in pages of %i', async (first) => {
    expect(await sorted({ first, filter, sort: 'BEST_SELLING' })).toEqual(bestFirst);
  });

  test('with another filter, in a search and in a collection', async () => {
    const sort = 'BEST_SELLING';
    expect(await sorted({ first: 2, filter: { ...filter, isNew: true }, sort })).toEqual([
      'Twice too',
      'Twice',
      'Returned',
      'Never',
    ]);
    expect(await sorted({ first: 2, filter: { text: 'quokka' }, sort })).toEqual(bestFirst);
    const em = shop.app.orm.em.fork();
    await em.execute(
      `insert into collections (id, handle, title, description, kind, match, conditions, created_at)
       values (?, 'picked', 'Picked', '', 'MANUAL', 'ALL', '[]', now())`,
      [newId()],
    );
    await em.execute(
      `insert into collection_products (collection_id, product_id, position)
       select collections.id, products.id, row_number() over (order by products.title) from collections, products
       where collections.handle = 'picked' and products.title in ('Cancelled once', 'Never', 'Thrice')`,
    );
    expect(await sorted({ first: 2, filter: { collection: 'picked' }, sort })).toEqual([
      'Thrice',
      'Cancelled once',
      'Never',
    ]);
  });

  test('a new product is listed at once, and a sale is counted later', async () => {
    const productId = await add({ title: 'Latest', category });
    const late = [...bestFirst.slice(0, 4), 'Latest', ...bestFirst.slice(4)];
    expect(await sorted({ first: 100, filter, sort: 'BEST_SELLING' })).toEqual(late);
    await anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId, quantity: 4 }));
    expect(await sorted({ first: 100, filter, sort: 'BEST_SELLING' })).toEqual(late);
    await shop.app.jobs.run('search');
    expect(await sorted({ first: 100, filter, sort: 'BEST_SELLING' })).toEqual(['Latest', ...bestFirst]);
  });

  test('orders older than 90 days do not count', async () => {
    await shop.app.orm.em.fork().execute(`update orders set created_at = created_at - interval '91 days'`);
    await shop.app.jobs.run('search');
    expect(await sorted({ first: 100, filter, sort: 'BEST_SELLING' })).toEqual([
      ...['Latest', 'Thrice', 'Twice too', 'Twice', 'Cancelled once', 'Returned', 'Cancelled', 'Never'],
    ]);
  });
});

test.each(['TITLE_ASC', 'TITLE_DESC', 'BEST_SELLING'] as const)(
  'a page by %s takes as many statements as any other: one, and one to count',
  async (sort) => {
    const read = () => shop.client.data(ReadSorted, { first: 24, sort });
    expect(await countStatements(read)).toBe(2);
  },
);
