import { vi } from 'vitest';
import { ListCategories } from '../../../test/documents.generated.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aProduct } from '../../../test/factories.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { aReview, moderate } from '../../reviews/review.fixtures.ts';

/** The writers, and the data that they change. */
export interface Catalogue {
  admin: Person;
  customer: Person;
  products: string[];
  category: string;
  /** An approved review. */
  review: string;
}

/** A process of a shop. */
type Asked = Pick<TestApp, 'client'>;

/** Adds some data that can be changed. */
export async function aCatalogue(shop: TestApp): Promise<Catalogue> {
  const em = shop.app.orm.em.fork();
  const products: string[] = [];
  for (const title of ['Brass lamp', 'Oak table', 'Wool rug']) {
    products.push(await aProduct(em, { title, category: 'Living', stock: 500 }));
  }
  const { categories } = await shop.client.data(ListCategories, {});
  const category = categories[0]?.id ?? '';
  const admin = await anAdmin(shop);
  const review = await aReview(shop, admin, products[0] ?? '');
  await moderate(shop, admin, [{ id: review }], 'APPROVE');
  return { admin, customer: await aCustomer(shop), products, category, review };
}

/** Visitors' queries whose responses are cached. */
export const questions = [
  '{ products(first: 10) { nodes { title salePrice stock category { label } categories { label } } totalCount } }',
  '{ products(filter: { text: "lamp" }) { nodes { title handle } totalCount correctedText } }',
  '{ products(filter: { inStock: true, discounted: true }) { nodes { title discount } totalCount } }',
  '{ products(first: 3) { nodes { reviews { nodes { title helpfulVotes reply { text } } } } } }',
  '{ productFilterOptions { brands { value count } inStockCount lowestPrice highestPrice } }',
  '{ categories { label productCount } }',
  '{ collections { title } }',
  '{ searchSuggestions(query: "la") { products { title } categories { label } } }',
  '{ shop { name banner { text } } }',
];

/** Sends a query as a visitor. */
export async function sendQuery(shop: Asked, query: string, variables?: object) {
  const { body } = await shop.client.rest<{ data: unknown; extensions: { cost: { actual: number } } }>(
    '/graphql',
    { method: 'POST', body: { query, ...(variables && { variables }) } },
  );
  return { data: body.data, isCached: body.extensions.cost.actual === 20 };
}

let anew = 0;

/** Bypasses the cache of the same process: an unused variable makes each query different. */
export async function fetchUncached(shop: Asked, query: string): Promise<unknown> {
  anew += 1;
  const { data, isCached } = await sendQuery(shop, query, { anew });
  if (isCached) throw new Error('This was to be read anew.');
  return data;
}

export type Write = (shop: Asked, catalogue: Catalogue, random: () => number) => Promise<unknown>;

/** A random item. */
export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

const mutate = (shop: Asked, { admin }: Catalogue, field: string) =>
  shop.client.data(`mutation { ${field} { userErrors { message } } }`, {}, admin.token);

const edit =
  (input: (random: () => number) => string): Write =>
  (shop, catalogue, random) =>
    mutate(
      shop,
      catalogue,
      `productUpdate(id: "${pick(catalogue.products, random)}", input: { ${input(random)} })`,
    );

const amount = (random: () => number) => 1000 + Math.floor(random() * 9000);

/** Changes to all data in the responses. */
export const writes: Write[] = [
  edit((random) => `salePrice: ${amount(random)}`),
  edit((random) => `salePrice: 900, regularPrice: ${amount(random)}`),
  edit((random) => `stock: ${amount(random)}`),
  edit((random) => `title: "Lamp ${amount(random)}"`),
  edit((random) => `brand: "Brand ${amount(random)}"`),
  edit((random) => `status: ${random() < 0.5 ? 'DRAFT' : 'ACTIVE'}`),
  (shop, catalogue, random) =>
    mutate(
      shop,
      catalogue,
      `categoryUpdate(id: "${catalogue.category}", input: { label: "Living ${amount(random)}" })`,
    ),
  (shop, catalogue, random) =>
    mutate(
      shop,
      catalogue,
      `collectionCreate(input: { title: "Best ${amount(random)}", kind: MANUAL, productIds: [] })`,
    ),
  (shop, catalogue, random) =>
    mutate(shop, catalogue, `settingsStorefrontUpdate(input: { bannerText: "Hello ${amount(random)}" })`),
  (shop, catalogue, random) =>
    mutate(
      shop,
      catalogue,
      `reviewReplyUpdate(id: "${catalogue.review}", text: "Thank you ${amount(random)}")`,
    ),
  (shop, { review, customer }, random) =>
    shop.client.data(
      `mutation { reviewVoteUpdate(id: "${review}", isHelpful: ${random() < 0.5}) { userErrors { message } } }`,
      {},
      customer.token,
    ),
  (shop, catalogue, random) =>
    mutate(shop, catalogue, `productDelete(id: "${pick(catalogue.products, random)}")`),
  (shop, catalogue, random) =>
    mutate(shop, catalogue, `productRestore(id: "${pick(catalogue.products, random)}")`),
  async (shop, catalogue) => {
    const [product] = catalogue.products;
    await mutate(shop, catalogue, `productRestore(id: "${product}")`);
    await mutate(shop, catalogue, `productUpdate(id: "${product}", input: { status: ACTIVE, stock: 500 })`);
    await anOrder(shop.client, catalogue.customer, anOrderInput({ productId: product, quantity: 2 }));
  },
];

/** Runs the jobs that inform a process of changes each second. */
export async function hear(shop: TestApp): Promise<void> {
  await shop.app.jobs.run('settings');
  await shop.app.jobs.run('catalogue-version');
}

/** Prevents the version from expiring on a slow machine; otherwise no response would come from the cache. */
export function stopTheClock(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
}
