import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { countStatements } from '../test/database/count-statements.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { readScreenDocuments } from '../test/screen-documents.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

interface Screen {
  operation: string;
  statements: number;
  /** The caller; reading the session is one of the statements. */
  by?: 'customer' | 'admin';
  variables?: object;
}

const CATALOGUE = { first: 24, filter: {}, sort: 'FEATURED' };

const screens: readonly Screen[] = [
  { operation: 'Shop', statements: 0 },
  // The products of its list, and its collections.
  { operation: 'ContentPage', statements: 2, variables: { handle: 'home' } },
  { operation: 'Catalogue', statements: 2, variables: CATALOGUE },
  { operation: 'RecentlyViewed', statements: 1, variables: { ids: [] } },
  { operation: 'FilterOptions', statements: 1, variables: { filter: {} } },
  { operation: 'Categories', statements: 1 },
  // The tree, and the description.
  { operation: 'CategoryIntro', statements: 2, variables: { slug: "men's clothing" } },
  { operation: 'RelatedProducts', statements: 1, variables: { category: "men's clothing", first: 5 } },
  { operation: 'Cart', statements: 3, by: 'customer' },
  { operation: 'Wishlist', statements: 3, by: 'customer' },
  { operation: 'MyOrders', statements: 5, by: 'customer', variables: { first: 10 } },
  { operation: 'AdminOrders', statements: 3, by: 'admin', variables: { first: 50 } },
  { operation: 'AdminProducts', statements: 4, by: 'admin', variables: { first: 50 } },
  // The fourth sums up orders and spending of the listed customers.
  { operation: 'AdminCustomers', statements: 4, by: 'admin', variables: { first: 50 } },
  {
    operation: 'GlobalSearch',
    statements: 6,
    by: 'admin',
    variables: { text: 'tee', products: true, orders: true, customers: true },
  },
  {
    operation: 'Dashboard',
    statements: 8,
    by: 'admin',
    variables: { orders: true, products: true, customers: true, toDo: true },
  },
  { operation: 'RevenueReport', statements: 6, by: 'admin', variables: { period: { lastDays: 30 } } },
];

let directory: string;
let shop: TestApp;
let textOf: (operation: string) => string;
let users: Record<'customer' | 'admin', Person>;
let product: string;
let counts: Map<string, number>[];

beforeAll(async () => {
  textOf = await readScreenDocuments();
  directory = aBuiltWeb({ rendering: 'real' });
  shop = await startTestApp({ webDirectory: directory });
  users = { customer: await aCustomer(shop), admin: await anAdmin(shop) };
  await addRows();
  const withFew = await countAll();
  await addRows();
  await addRows();
  counts = [withFew, await countAll()];
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

/** Two products that the customer has on the wishlist, in the cart and in an order; and another user. */
async function addRows(): Promise<void> {
  const em = shop.app.orm.em.fork();
  const ids = [await aProduct(em), await aProduct(em, { regularPrice: 2999 })] as const;
  const lines = ids.map((productId) => ({ productId, quantity: 1 }));
  for (const productId of ids) await request('ToggleWishlist', { productId }, users.customer);
  await request('AddToCart', { lines }, users.customer);
  await anOrder(shop.client, users.customer, anOrderInput(...lines));
  await aCustomer(shop);
  product = ids[0];
}

const request = (operation: string, variables: object, person?: Person) =>
  shop.client.data(textOf(operation), { ...variables }, person?.token);

async function countAll(): Promise<Map<string, number>> {
  const countByOperation = new Map<string, number>();
  for (const { operation, by, variables = {} } of screens) {
    countByOperation.set(
      operation,
      await countStatements(() => request(operation, variables, by && users[by])),
    );
  }
  return countByOperation;
}

test.each(screens)(
  '$operation takes $statements statements, however much it shows',
  ({ operation, statements }) => {
    expect(counts.map((count) => count.get(operation))).toEqual([statements, statements]);
  },
);

test.each([
  ['one more for a text', 'cotton tee', 3],
  ['nothing but two where a text finds nothing', 'comfortable red leather walking shoes for long days', 2],
])('a catalogue takes %s', async (_what, text, statements) => {
  const filter = { text };
  expect(await countStatements(() => request('Catalogue', { ...CATALOGUE, filter }))).toBe(statements);
});

test('a product takes one, one for its variants and one for frequently bought products', async () => {
  expect(await countStatements(() => request('Product', { handle: product }))).toBe(3);
});

test('a rendered catalogue takes three, including its head', async () => {
  const get = async () => expect((await shop.client.rest<string>('/shop')).body).toContain('page-state');
  expect(await countStatements(get)).toBe(3);
  expect(await countStatements(get)).toBe(3);
});

test('a rendered category takes five: two more for its description, and for pictures of categories', async () => {
  const get = async () =>
    expect((await shop.client.rest<string>("/shop?category=men's+clothing")).body).toContain('page-state');
  expect(await countStatements(get)).toBe(5);
  expect(await countStatements(get)).toBe(5);
});
