import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let tee: string;
/** Variant ids by size. */
let sizes: Record<string, string>;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  const em = () => shop.app.orm.em.fork();
  await aProduct(em(), { title: 'Plenty', stock: 60, sizes: ['S', 'M'] });
  tee = await aProduct(em(), { title: 'Tee', stock: 60, sizes: ['S', 'M', 'L'] });
  const { product } = await shop.client.data<{ product: { variants: { id: string; size: string }[] } }>(
    'query ($id: ID!) { product(id: $id) { variants { id size } } }',
    { id: tee },
  );
  sizes = Object.fromEntries(product.variants.map(({ id, size }) => [size, id]));
});

const setStock = (size: string, stock: number) =>
  shop.client.data(
    `mutation ($change: ProductVariantUpdateInput!) { productVariantsUpdate(changes: [$change]) { userErrors { code } } }`,
    { change: { id: sizes[size], stock } },
    admin.token,
  );

/** Titles in the lists by stock level, and the counts on the dashboard. */
async function found(): Promise<object> {
  const { soldOut, low, all, toDo } = await shop.client.data<{
    soldOut: { nodes: { title: string }[] };
    low: { nodes: { title: string }[] };
    all: { totalCount: number };
    toDo: { productsWithSoldOutVariants: number; productsWithLowVariants: number };
  }>(
    `{ soldOut: products(filter: { variantStock: SOLD_OUT, statuses: [] }) { nodes { title } }
       low: products(filter: { variantStock: LOW, statuses: [] }) { nodes { title } }
       all: products(filter: { variantStock: null }) { totalCount }
       toDo { productsWithSoldOutVariants productsWithLowVariants } }`,
    {},
    admin.token,
  );
  const titles = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);
  expect(all.totalCount).toBe(2);
  expect([titles(soldOut).length, titles(low).length]).toEqual([
    toDo.productsWithSoldOutVariants,
    toDo.productsWithLowVariants,
  ]);
  return { soldOut: titles(soldOut), low: titles(low) };
}

test('a product with a sold-out size is listed, however many units other sizes have', async () => {
  expect(await found()).toEqual({ soldOut: [], low: [] });
  await setStock('M', 0);
  expect(await found()).toEqual({ soldOut: ['Tee'], low: [] });
  await setStock('L', 6);
  expect(await found()).toEqual({ soldOut: ['Tee'], low: [] });
  await anOrder(shop.client, ada, anOrderInput({ productId: tee, size: 'L' }));
  expect(await found()).toEqual({ soldOut: ['Tee'], low: ['Tee'] });
  await setStock('M', 20);
  expect(await found()).toEqual({ soldOut: [], low: ['Tee'] });
});

test('a size that is no longer offered is ignored', async () => {
  await setStock('L', 0);
  expect(await found()).toEqual({ soldOut: ['Tee'], low: [] });
  const setSizes = (names: string[]) =>
    shop.client.data(
      'mutation ($id: ID!, $sizes: [String!]!) { productUpdate(id: $id, input: { sizes: $sizes }) { userErrors { code } } }',
      { id: tee, sizes: names },
      admin.token,
    );
  await setSizes(['S', 'M']);
  expect(await found()).toEqual({ soldOut: [], low: [] });
  await setSizes(['S', 'M', 'L']);
  expect(await found()).toEqual({ soldOut: ['Tee'], low: [] });
});
