import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const PARTNERS = `query ($id: ID!, $first: Int) {
  product(id: $id) { frequentlyBoughtTogether(first: $first) { title } }
}`;

interface Partners {
  product: { frequentlyBoughtTogether: { title: string }[] };
}

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
  // What one customer buys again makes it no more frequent.
  for (let times = 0; times < 3; times += 1) await order('ada', 'Mug', 'Kettle');
  await order('bob', 'Mug', 'Kettle');
  await order('bob', 'Teapot', 'Mug');
  await order('cleo', 'Mug', 'Teapot');
  // No pair of these has two customers.
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

async function partnersOf(title: string, first?: number): Promise<string[]> {
  const { product } = await shop.client.data<Partners>(PARTNERS, { id: idOf(title), first });
  return product.frequentlyBoughtTogether.map((partner) => partner.title);
}

const change = (title: string, columns: string) =>
  shop.app.orm.em.fork().execute(`update products set ${columns} where title = ?`, [title]);

test('nothing goes with anything before it is counted', async () => {
  expect(await partnersOf('Mug')).toEqual([]);
});

test('first comes what most customers bought in one order with it, and what only one bought stays unknown', async () => {
  await count();
  // Teapot: Ada, Bob and Cleo; Kettle: Ada and Bob; Spoon and Saucer: Cleo alone.
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
  // Kettle and Teapot: Ada alone.
  expect(await partnersOf('Kettle')).toEqual(['Mug']);
  expect(await partnersOf('Teapot')).toEqual(['Mug']);
  expect(await partnersOf('Spoon')).toEqual([]);
});

test('variants of one product are no pair', async () => {
  const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Bowl', colours: ['Red', 'Blue'] });
  ids.set('Bowl', productId);
  const lines = ['Red', 'Blue'].map((colour) => ({ productId, colour, quantity: 1 }));
  for (const person of [people.ada, people.bob]) await anOrder(shop.client, person, anOrderInput(...lines));
  await count();
  expect(await partnersOf('Bowl')).toEqual([]);
});

test.each([
  ['sold out', 'stock = 0', 'stock = 100'],
  ['a draft', `status = 'DRAFT'`, `status = 'ACTIVE'`],
  ['not yet published', `publish_at = now() + interval '1 hour'`, 'publish_at = null'],
  ['withdrawn', 'deleted_at = now()', 'deleted_at = null'],
])('what is %s is not offered from then on', async (_state, begin, end) => {
  await change('Teapot', begin);
  expect(await partnersOf('Mug')).toEqual(['Kettle']);
  await change('Teapot', end);
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
});

test('a list of products takes one statement more', async () => {
  const nodes = '{ products(first: 50) { nodes { id frequentlyBoughtTogether { id } } } }';
  expect(await countStatements(() => shop.client.data(nodes))).toBe(2);
});

test('so many are returned as are asked for', async () => {
  expect(await partnersOf('Mug', 1)).toEqual(['Teapot']);
  for (const first of [0, 13]) {
    const { errors } = await shop.client.graphql(PARTNERS, { id: idOf('Mug'), first });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  }
});

test.each(['CANCELLED', 'RETURNED'])('an order that is %s does not count', async (status) => {
  const id = await order('cleo', 'Mug', 'Kettle');
  await count();
  // Three customers for either: then the merchant's order decides.
  expect(await partnersOf('Mug')).toEqual(['Kettle', 'Teapot']);
  await setOrderStatus(shop.client, admin, id, status);
  await count();
  expect(await partnersOf('Mug')).toEqual(['Teapot', 'Kettle']);
});

test('of a long order the first ten lines count', async () => {
  const long = Array.from({ length: 11 }, (_, index) => `Bead ${index + 1}`);
  for (const title of long) await add(title);
  await order('ada', ...long);
  await order('bob', ...long);
  await count();
  expect(await partnersOf('Bead 10', 12)).toEqual(long.slice(0, 9));
  expect(await partnersOf('Bead 11', 12)).toEqual([]);
});

test('after a year an order no longer counts', async () => {
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
