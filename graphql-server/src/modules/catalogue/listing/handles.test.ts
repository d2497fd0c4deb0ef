import { beforeAll, expect, test } from 'vitest';
import {
  CreateWithHandle,
  DeleteProduct,
  FindByHandle,
  UpdateHandle,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

async function create(title: string, input: object = {}) {
  const product = { title, description: '', category: 'Kitchen', salePrice: 900, stock: 1, ...input };
  return (await shop.client.data(CreateWithHandle, { input: product }, admin)).payload;
}
const added = async (title: string, input?: object) => {
  const { product } = await create(title, input);
  if (!product) throw new Error(`${title} was refused`);
  return product;
};
const update = async (id: string, input: object) =>
  (await shop.client.data(UpdateHandle, { id, input }, admin)).payload;
const at = async (handle: string) => (await shop.client.data(FindByHandle, { handle })).found;

test('a product is found by the handle made from its title, in any case, and by its id', async () => {
  const product = await added('Copper Kettle No. 7');
  expect(product.handle).toBe('copper-kettle-no-7');
  for (const handle of ['copper-kettle-no-7', 'Copper-KETTLE-no-7', product.id]) {
    expect(await at(handle)).toEqual(product);
  }
  expect(await at('copper-kettle')).toBeNull();
});

test('products with the same title get different handles, however many are added at once', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => added('Tin Mug')));
  expect(all.map(({ handle }) => handle).sort()).toEqual(
    ['tin-mug', ...[2, 3, 4, 5, 6].map((number) => `tin-mug-${number}`)].sort(),
  );
});

test('a handle stays when the title changes; a changed one redirects', async () => {
  const product = await added('Glass Jug');
  expect((await update(product.id, { title: 'Crystal Jug' })).product?.handle).toBe('glass-jug');
  expect((await update(product.id, { handle: 'The Crystal Jug!' })).product?.handle).toBe('the-crystal-jug');
  expect((await update(product.id, { handle: null })).product?.handle).toBe('crystal-jug');
  for (const former of ['glass-jug', 'the-crystal-jug']) {
    expect(await at(former)).toEqual({ id: product.id, handle: 'crystal-jug' });
  }
  expect((await added('Glass Jug')).handle).toBe('glass-jug-2');
});

test('another product’s former handle may be taken, and then no longer redirects', async () => {
  const first = await added('Clay Pot');
  await update(first.id, { handle: 'red-clay-pot' });
  const second = await added('Another Clay Pot', { handle: 'clay-pot' });
  expect(await at('clay-pot')).toEqual(second);
  expect(await at('red-clay-pot')).toMatchObject({ id: first.id });
});

test('setting the same handle again changes nothing', async () => {
  const product = await added('Oak Board');
  expect((await update(product.id, { handle: 'oak-board' })).product?.handle).toBe('oak-board');
  expect((await update(product.id, { handle: null })).product?.handle).toBe('oak-board');
});

test('a withdrawn product frees its handle', async () => {
  const gone = await added('Steel Whisk');
  await shop.client.data(DeleteProduct, { id: gone.id }, admin);
  expect(await at('steel-whisk')).toBeNull();
  expect((await added('Steel Whisk')).handle).toBe('steel-whisk');
});

test.each([
  ['!!!', 'INVALID_VALUE'],
  ['x'.repeat(101), 'INVALID_VALUE'],
  ['0193e0c0-0000-7000-8000-000000000001', 'INVALID_VALUE'],
  ['taken handle', 'HANDLE_TAKEN'],
])('%s is rejected with the reason', async (handle, code) => {
  await create('Taken Handle');
  const error = { product: null, userErrors: [{ code, field: ['input', 'handle'] }] };
  expect(await create('Whatever', { handle })).toEqual(error);
  expect(await update((await added('Something')).id, { handle })).toEqual(error);
});
