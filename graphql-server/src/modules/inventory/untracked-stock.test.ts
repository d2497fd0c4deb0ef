import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { productEditor } from '../catalogue/variants/product-variants.fixtures.ts';

const UNTRACKED = 1_000_000;

const shop = describeShop();
let admin: Person;
let ada: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
});

const { added, update, duplicate } = productEditor(shop, () => admin.token);

const poster = { title: 'Poster', colours: [], sizes: [] };
const stocksOf = ({ product }: Awaited<ReturnType<typeof update>>) =>
  product?.variants.map(({ stock, tracksStock }) => (tracksStock ? stock : 'untracked'));
const order = (productId: string, quantity: number, size: string | null = null) =>
  anOrder(shop.client, ada, anOrderInput({ productId, size, quantity }));
const expectBooksToAgree = async () => {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
};

test('a variant whose stock is not tracked can always be ordered, and released', async () => {
  const id = await added({ ...poster, stock: 0, variants: [{ tracksStock: false }] });
  const placed = await order(id, 900);
  const cancelled = await order(id, 5);
  expect((await ledgerOf(shop, id)).stock).toBe(UNTRACKED);
  expect(await setOrderStatus(shop.client, admin, cancelled, 'CANCELLED')).toBeNull();
  expect(stocksOf(await update(id, { title: 'Print' }))).toEqual(['untracked']);
  await expectBooksToAgree();

  expect(stocksOf(await update(id, { variants: [{ stock: 3 }] }))).toEqual([3]);
  expect(await setOrderStatus(shop.client, admin, placed, 'CANCELLED')).toBeNull();
  expect(await ledgerOf(shop, id)).toMatchObject({ stock: 903, sum: 903 });
  await expectBooksToAgree();
});

test('tracking stops and begins again while orders hold units', async () => {
  const id = await added({ ...poster, variants: [{ stock: 4 }] });
  const placed = await order(id, 3);
  expect(
    (await tryOrder(shop.client, ada, anOrderInput({ productId: id, quantity: 2 }))).userErrors,
  ).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  expect(stocksOf(await update(id, { variants: [{ tracksStock: false, stock: 7 }] }))).toEqual(['untracked']);
  await order(id, 2);
  expect(stocksOf(await update(id, { variants: [{}] }))).toEqual(['untracked']);
  expect(stocksOf(await update(id, { variants: [{ tracksStock: true }] }))).toEqual([0]);
  await setOrderStatus(shop.client, admin, placed, 'CANCELLED');
  expect(await ledgerOf(shop, id)).toMatchObject({ stock: 3, sum: 3 });
  await expectBooksToAgree();
});

test('a product’s stock is shared among the variants that are tracked', async () => {
  const variants = [
    { size: 'S', tracksStock: false },
    { size: 'M', stock: 4 },
  ];
  const id = await added({ ...poster, sizes: ['S', 'M'], variants });
  expect(stocksOf(await update(id, { sizes: ['S', 'M', 'L'] }))).toEqual(['untracked', 4, 0]);
  expect(stocksOf(await update(id, { sizes: ['S'] }))).toEqual(['untracked']);
  expect(stocksOf(await update(id, { sizes: ['S', 'XL'] }))).toEqual(['untracked', 'untracked']);
  expect(stocksOf(await update(id, { stock: 8 }))).toEqual([4, 4]);
  await expectBooksToAgree();
});

test('tracking begins with the number that the ledger has already', async () => {
  const id = await added({
    ...poster,
    sizes: ['S', 'M'],
    variants: [
      { size: 'S', stock: 4 },
      { size: 'M', tracksStock: false },
    ],
  });
  expect(stocksOf(await update(id, { variants: [{ size: 'S', tracksStock: false }] }))).toEqual([
    'untracked',
  ]);
  expect(
    stocksOf(
      await update(id, {
        variants: [
          { size: 'S', stock: 4 },
          { size: 'M', stock: 0 },
        ],
      }),
    ),
  ).toEqual([4, 0]);
  await expectBooksToAgree();
});

test('a duplicate tracks the same', async () => {
  const variants = [
    { size: 'S', tracksStock: false },
    { size: 'M', stock: 4 },
  ];
  const id = await added({ ...poster, sizes: ['S', 'M'], variants });
  expect(stocksOf(await duplicate(id, 'Poster, again'))).toEqual(['untracked', 0]);
  await expectBooksToAgree();
});
