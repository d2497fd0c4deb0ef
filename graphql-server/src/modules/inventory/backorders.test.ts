import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CountLowVariants,
  ListOrderIds,
  PreviewBackorders,
  ReadBackorderedLines,
  ReadBackorders,
} from '../../test/documents.generated.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { productEditor } from '../catalogue/variants/product-variants.fixtures.ts';

const BUYERS = 40;
const FUTURE = '2999-03-01';
const PAST = '2020-03-01';

const shop = describeShop();
let admin: Person;
let buyers: Person[];
let ada: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(shop)));
  ada = buyers[0] as Person;
});

const { added, update, duplicate } = productEditor(shop, () => admin.token);

const poster = { title: 'Poster', colours: [], sizes: [] };
const aPoster = (variant: object) => added({ ...poster, variants: [variant] });
let turn = 0;
/** Each by another customer, since one may not place many. */
const order = (productId: string, quantity: number, size: string | null = null) => {
  turn += 1;
  return anOrder(shop.client, buyers[turn % BUYERS] as Person, anOrderInput({ productId, size, quantity }));
};
const stateOf = async (id: string) => (await shop.client.data(ReadBackorders, { id })).product;
const variantOf = async (id: string) => (await stateOf(id))?.variants[0];

async function expectBooksToAgree(): Promise<void> {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
}

test('of forty buyers of three units and four more, exactly seven succeed', async () => {
  const id = await aPoster({ stock: 3, backorderLimit: 4 });
  const responses = await Promise.all(
    buyers.map((buyer) => tryOrder(shop.client, buyer, anOrderInput({ productId: id }))),
  );
  expect(responses.filter((response) => response.order)).toHaveLength(7);
  expect(responses.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
    Array.from({ length: 33 }, () => 'OUT_OF_STOCK'),
  );
  expect(await variantOf(id)).toMatchObject({ stock: 0, backordered: 4, backorderable: 0 });
  expect(await ledgerOf(shop, id)).toMatchObject({ stock: 0, sum: -4 });
  await expectBooksToAgree();
});

test('what comes back, or arrives, serves what was sold beyond the stock first', async () => {
  const id = await aPoster({ stock: 2, backorderLimit: 5 });
  const first = await order(id, 2);
  await order(id, 3);
  expect(await variantOf(id)).toMatchObject({ stock: 0, backordered: 3, backorderable: 2 });
  await setOrderStatus(shop.client, admin, first, 'CANCELLED');
  expect(await variantOf(id)).toMatchObject({ stock: 0, backordered: 1, backorderable: 4 });
  expect((await update(id, { variants: [{ stock: 6 }] })).product).toMatchObject({ stock: 5 });
  expect(await variantOf(id)).toMatchObject({ stock: 5, backordered: 0, backorderable: 5 });
  await setOrderStatus(shop.client, admin, first, 'PENDING');
  expect(await variantOf(id)).toMatchObject({ stock: 3, backordered: 0 });
  await expectBooksToAgree();
});

const waitingOf = async (orderId: string) => {
  const { order: placed } = await shop.client.data(ReadBackorderedLines, { id: orderId }, admin.token);
  return placed?.lines.map((line) => line.backorderedQuantity);
};
const waitingOfEach = async (orderIds: string[]) => (await Promise.all(orderIds.map(waitingOf))).flat();

test('new stock serves the oldest order first', async () => {
  const id = await aPoster({ stock: 1, backorderLimit: 10 });
  const orders = [await order(id, 2), await order(id, 3), await order(id, 2)];
  expect(await waitingOfEach(orders)).toEqual([1, 3, 2]);
  await update(id, { variants: [{ stock: 3 }] });
  expect(await variantOf(id)).toMatchObject({ stock: 0, backordered: 3 });
  expect(await waitingOfEach(orders)).toEqual([0, 1, 2]);
  await setOrderStatus(shop.client, admin, orders[0] ?? '', 'CANCELLED');
  expect(await waitingOfEach(orders)).toEqual([0, 0, 1]);
  await setOrderStatus(shop.client, admin, orders[0] ?? '', 'PENDING');
  expect(await waitingOfEach(orders)).toEqual([0, 1, 2]);
  await expectBooksToAgree();
});

const listed = async (attention: 'BACKORDERED' | 'READY_TO_SEND') =>
  (await shop.client.data(ListOrderIds, { filter: { attention } }, admin.token)).orders.nodes.map(
    ({ id }) => id,
  );

test('an order that waits for stock is to be sent once some of it is there', async () => {
  const id = await aPoster({ stock: 1, backorderLimit: 10 });
  const cash = { ...anOrderInput({ productId: id, quantity: 2 }), paymentMethod: 'CASH_ON_DELIVERY' };
  const part = await anOrder(shop.client, ada, cash);
  const whole = await anOrder(shop.client, ada, {
    ...cash,
    ...anOrderInput({ productId: id }),
    paymentMethod: 'CASH_ON_DELIVERY',
  });
  expect(await listed('BACKORDERED')).toEqual(expect.arrayContaining([part, whole]));
  expect(await listed('READY_TO_SEND')).toContain(part);
  expect(await listed('READY_TO_SEND')).not.toContain(whole);
  await update(id, { variants: [{ stock: 1 }] });
  expect(await listed('BACKORDERED')).not.toContain(part);
  expect(await listed('READY_TO_SEND')).not.toContain(whole);
  await update(id, { variants: [{ stock: 1 }] });
  expect(await listed('BACKORDERED')).not.toContain(whole);
  expect(await listed('READY_TO_SEND')).toEqual(expect.arrayContaining([part, whole]));
});

test.each([
  [{ stock: 6 }, 0],
  [{ stock: 6, lowStockLimit: 6 }, 1],
  [{ stock: 5 }, 1],
  [{ stock: 5, lowStockLimit: 4 }, 0],
])('a variant with %o is low or not', async (variant, low) => {
  const count = async () =>
    (await shop.client.data(CountLowVariants, {}, admin.token)).toDo.productsWithLowVariants ?? 0;
  const before = await count();
  const id = await aPoster({ stock: 9 });
  await update(id, { variants: [variant] });
  expect((await count()) - before).toBe(low);
});

test('a preview says which units ship later', async () => {
  const id = await aPoster({ stock: 2, backorderLimit: 3, availableFrom: FUTURE });
  const { checkoutPreview } = await shop.client.data(
    PreviewBackorders,
    { lines: [{ productId: id, quantity: 9 }] },
    ada.token,
  );
  expect(checkoutPreview.preview?.lines).toEqual([
    { stock: 5, backorderedQuantity: 3, availableFrom: FUTURE },
  ]);
});

test('a lower limit keeps what was sold, and sells no more', async () => {
  const id = await aPoster({ stock: 0, backorderLimit: 5 });
  await order(id, 4);
  await update(id, { variants: [{ backorderLimit: 1 }] });
  expect(await variantOf(id)).toMatchObject({ backordered: 4, backorderable: 0, availability: 'SOLD_OUT' });
  const { userErrors } = await tryOrder(shop.client, ada, anOrderInput({ productId: id }));
  expect(userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', message: 'Poster is sold out.' }]);
  await update(id, { variants: [{ tracksStock: false }] });
  expect(await variantOf(id)).toMatchObject({ backordered: 0, backorderable: 0, availability: 'IN_STOCK' });
  await expectBooksToAgree();
});

test('an error counts the units beyond the stock, too', async () => {
  const id = await aPoster({ stock: 2, backorderLimit: 1 });
  const { userErrors } = await tryOrder(shop.client, ada, anOrderInput({ productId: id, quantity: 4 }));
  expect(userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', message: 'Only 3 of Poster left.' }]);
});

test.each([
  ['in stock', { stock: 1, backorderLimit: 1, availableFrom: FUTURE }, 'IN_STOCK', null],
  ['a back-order', { stock: 0, backorderLimit: 1 }, 'BACKORDER', null],
  ['a pre-order', { stock: 0, backorderLimit: 1, availableFrom: FUTURE }, 'PREORDER', FUTURE],
  ['late', { stock: 0, backorderLimit: 1, availableFrom: PAST }, 'BACKORDER', null],
  ['sold out', { stock: 0, availableFrom: FUTURE }, 'SOLD_OUT', null],
] as const)('a product can be %s', async (_, variant, availability, availableFrom) => {
  const product = await stateOf(await aPoster(variant));
  expect(product).toMatchObject({ availability, availableFrom });
  expect(product?.variants).toMatchObject([{ availability }]);
});

test('the fewest units of an order may be in stock in part, and must not be more than all', async () => {
  const id = await aPoster({ stock: 2, backorderLimit: 4, minimumQuantity: 3 });
  expect(await stateOf(id)).toMatchObject({ availability: 'BACKORDER' });
  await order(id, 3);
  expect(await stateOf(id)).toMatchObject({ availability: 'BACKORDER' });
  expect(await variantOf(id)).toMatchObject({ stock: 0, backordered: 1, availability: 'BACKORDER' });
  await update(id, { variants: [{ minimumQuantity: 4 }] });
  expect(await stateOf(id)).toMatchObject({ availability: 'SOLD_OUT' });
  expect(await variantOf(id)).toMatchObject({ backorderable: 3, availability: 'SOLD_OUT' });
  await update(id, { variants: [{ minimumQuantity: null }] });
  expect(await stateOf(id)).toMatchObject({ availability: 'BACKORDER' });
  await expectBooksToAgree();
});

test('a product is available as its variant that ships first', async () => {
  const id = await added({
    ...poster,
    sizes: ['S', 'M'],
    variants: [
      { size: 'S', stock: 0, backorderLimit: 1, availableFrom: FUTURE },
      { size: 'M', stock: 0, backorderLimit: 1 },
    ],
  });
  expect(await stateOf(id)).toMatchObject({ availability: 'BACKORDER', availableFrom: null });
  await order(id, 1, 'M');
  expect(await stateOf(id)).toMatchObject({ availability: 'PREORDER', availableFrom: FUTURE });
  await order(id, 1, 'S');
  expect(await stateOf(id)).toMatchObject({ availability: 'SOLD_OUT', availableFrom: null });
});

test('a duplicate has the limits, and nothing that was sold', async () => {
  const id = await aPoster({ stock: 0, backorderLimit: 3, availableFrom: FUTURE, lowStockLimit: 2 });
  await order(id, 2);
  const copy = await duplicate(id, 'Poster, again');
  expect(copy.product?.variants).toMatchObject([{ stock: 0, backordered: 0, backorderLimit: 3 }]);
  expect(copy.product?.variants).toMatchObject([{ availableFrom: FUTURE, lowStockLimit: 2 }]);
});

test.each([
  [{ backorderLimit: -1 }, 'backorderLimit'],
  [{ backorderLimit: 1_000_001 }, 'backorderLimit'],
  [{ lowStockLimit: -1 }, 'lowStockLimit'],
])('%o is rejected', async (change, field) => {
  const id = await aPoster({ stock: 1 });
  const { userErrors } = await update(id, { variants: [change] });
  expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'variants', '0', field] }]);
});
