import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ReadVariants,
  ReadVariantStock,
  UpdateProduct,
  UpdateVariants,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let tee: string;
/** Variant ids by size. */
let sizes: Map<string | null, string>;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  const em = () => shop.app.orm.em.fork();
  await aProduct(em(), { title: 'Plenty', stock: 60, sizes: ['S', 'M'] });
  tee = await aProduct(em(), { title: 'Tee', stock: 60, sizes: ['S', 'M', 'L'] });
  const { product } = await shop.client.data(ReadVariants, { id: tee });
  sizes = new Map(product?.variants.map(({ id, size }) => [size, id] as const));
});

const setStock = (size: string, stock: number) =>
  shop.client.data(UpdateVariants, { changes: [{ id: sizes.get(size), stock }] }, admin.token);

/** Titles in the lists by stock level, and the counts on the dashboard. */
async function listedTitles(): Promise<object> {
  const { soldOut, low, all, toDo } = await shop.client.data(ReadVariantStock, {}, admin.token);
  const titles = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);
  expect(all.totalCount).toBe(2);
  expect([titles(soldOut).length, titles(low).length]).toEqual([
    toDo.productsWithSoldOutVariants,
    toDo.productsWithLowVariants,
  ]);
  return { soldOut: titles(soldOut), low: titles(low) };
}

test('a product with a sold-out size is listed, however many units other sizes have', async () => {
  expect(await listedTitles()).toEqual({ soldOut: [], low: [] });
  await setStock('M', 0);
  expect(await listedTitles()).toEqual({ soldOut: ['Tee'], low: [] });
  await setStock('L', 6);
  expect(await listedTitles()).toEqual({ soldOut: ['Tee'], low: [] });
  await anOrder(shop.client, ada, anOrderInput({ productId: tee, size: 'L' }));
  expect(await listedTitles()).toEqual({ soldOut: ['Tee'], low: ['Tee'] });
  await setStock('M', 20);
  expect(await listedTitles()).toEqual({ soldOut: [], low: ['Tee'] });
});

test('a size that is no longer offered is ignored', async () => {
  await setStock('L', 0);
  expect(await listedTitles()).toEqual({ soldOut: ['Tee'], low: [] });
  const setSizes = (names: string[]) =>
    shop.client.data(UpdateProduct, { id: tee, input: { sizes: names } }, admin.token);
  await setSizes(['S', 'M']);
  expect(await listedTitles()).toEqual({ soldOut: [], low: [] });
  await setSizes(['S', 'M', 'L']);
  expect(await listedTitles()).toEqual({ soldOut: ['Tee'], low: [] });
});
