import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadPartners } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const shop = describeShop();
const ids = new Map<string, string>();
let people: Record<'ada' | 'bob' | 'cleo', Person>;
let admin: Person;

beforeAll(async () => {
  for (const title of ['Mug', 'Kettle', 'Teapot', 'Saucer', 'Spoon', 'Whisk']) await add(title);
  const [ada, bob, cleo] = [await aCustomer(shop), await aCustomer(shop), await aCustomer(shop)];
  people = { ada, bob, cleo };
  admin = await anAdmin(shop);
  await order('ada', 'Mug', 'Kettle', 'Teapot');
  // Repeated orders of one customer count once.
  for (let times = 0; times < 3; times += 1) await order('ada', 'Mug', 'Kettle');
  await order('bob', 'Mug', 'Kettle');
  await order('bob', 'Teapot', 'Mug');
  await order('cleo', 'Mug', 'Teapot');
  // No pair of these was bought by two customers.
  await order('cleo', 'Mug', 'Spoon', 'Saucer');
  await order('ada', 'Spoon');
  await order('ada', 'Mug');
});

const add = async (title: string) =>
  ids.set(title, await aProduct(shop.app.orm.em.fork(), { title, position: ids.size, stock: 100 }));

const idOf = (title: string) => ids.get(title) ?? '';

const order = (person: keyof typeof people, ...titles: string[]) =>
  anOrder(
    shop.client,
    people[person],
    anOrderInput(...titles.map((title) => ({ productId: idOf(title), quantity: 1 }))),
  );

const count = () => shop.app.jobs.run('bought-together');

async function partnersOf(title: string, first?: number): Promise<string[] | undefined> {
  const { product } = await shop.client.data(ReadPartners, { id: idOf(title), first });
  return product?.frequentlyBoughtTogether.map((partner) => partner.title);
}

const change = (title: string, columns: string) =>
  shop.app.orm.em.fork().execute(`update products set ${columns} where title = ?`, [title]);

test('there are no results before the job has counted', async () => {
  expect(await partnersOf('Mug')).toEqual([]);
});

test('products bought together by most customers come first; pairs with a single customer are not shown', async () => {
  await count();
  // Teapot: Ada, Bob and Cleo; Kettle: Ada and Bob; Spoon and Saucer: Cleo alone.
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
  // Kettle and Teapot: Ada alone.
  expect(await partnersOf('Kettle')).toEqual(['Mug']);
  expect(await partnersOf('Teapot')).toEqual(['Mug']);
  expect(await partnersOf('Spoon')).toEqual([]);
});

test('variants of the same product are not a pair', async () => {
  const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Bowl', colours: ['Red', 'Blue'] });
  ids.set('Bowl', productId);
  const lines = ['Red', 'Blue'].map((colour) => ({ productId, colour, quantity: 1 }));
  for (const person of [people.ada, people.bob]) await anOrder(shop.client, person, anOrderInput(...lines));
  await count();
  expect(await partnersOf('Bowl')).toEqual([]);
});

test.each([
  ['sold out', 'is_in_stock = false', 'is_in_stock = true'],
  ['a draft', `status = 'DRAFT'`, `status = 'ACTIVE'`],
  ['not yet published', `publish_at = now() + interval '1 hour'`, 'publish_at = null'],
  ['withdrawn', 'deleted_at = now()', 'deleted_at = null'],
])('a product that is %s is no longer offered', async (_state, begin, end) => {
  await change('Teapot', begin);
  expect(await partnersOf('Mug')).toEqual(['Kettle']);
  await change('Teapot', end);
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
});

test('a list of products takes one more statement', async () => {
  const nodes = '{ products(first: 50) { nodes { id frequentlyBoughtTogether { id } } } }';
  expect(await countStatements(() => shop.client.data(nodes))).toBe(2);
});

test('at most the requested number is returned', async () => {
  expect(await partnersOf('Mug', 1)).toEqual(['Teapot']);
  for (const first of [0, 13]) {
    const { errors } = await shop.client.graphql(ReadPartners, { id: idOf('Mug'), first });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  }
});

test.each(['CANCELLED', 'RETURNED'] as const)('an order that is %s does not count', async (status) => {
  const id = await order('cleo', 'Mug', 'Kettle');
  await count();
  // Both have three customers, so the merchant's order decides.
  expect(await partnersOf('Mug')).toEqual(['Kettle', 'Teapot']);
  await setOrderStatus(shop.client, admin, id, status);
  await count();
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
});

test('only the first ten lines of an order count', async () => {
  const long = Array.from({ length: 11 }, (_, index) => `Bead ${index + 1}`);
  for (const title of long) await add(title);
  await order('ada', ...long);
  await order('bob', ...long);
  await count();
  expect(await partnersOf('Bead 10', 12)).toEqual(long.slice(0, 9));
  expect(await partnersOf('Bead 11', 12)).toEqual([]);
});

test('orders older than a year no longer count', async () => {
  shop.clock.advance(364 * DAY);
  people.ada = await aCustomer(shop);
  await order('ada', 'Mug', 'Whisk');
  await count();
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
  shop.clock.advance(2 * DAY);
  people.bob = await aCustomer(shop);
  await order('bob', 'Mug', 'Whisk');
  await count();
  expect(await partnersOf('Mug')).toEqual(['Whisk']);
  expect(await partnersOf('Teapot')).toEqual([]);
});
