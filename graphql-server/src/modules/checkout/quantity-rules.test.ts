import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddRuledLines,
  BuyRuledLinesAgain,
  type CartLineInput,
  PreviewRuledLines,
  ReadRuledCart,
  ReplaceRuledLines,
  SetRuledQuantities,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { draftOrderCalls } from './drafts/draft-order.fixtures.ts';

// Variants of which orders can have only some quantities.

const shop = describeShop();
let admin: Person;
let ada: Person;
/** In packs of 6, from 12 to 60. */
let eggs: string;
let mug: string;

const packs = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };
const sentence = 'Eggs: sold in packs of 6, at least 12, at most 60.';

beforeAll(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug' });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  eggs = await aProduct(shop.app.orm.em.fork(), { title: 'Eggs', stock: 100 });
  await rule(packs);
});

const rule = (rules: object) =>
  shop.app.orm.em.fork().nativeUpdate(ProductVariantEntity, { product: eggs }, rules);
const of = (productId: string, quantity?: number) => ({ productId, ...(quantity && { quantity }) });
const add = async (...lines: CartLineInput[]) =>
  (await shop.client.data(AddRuledLines, { lines }, ada.token)).payload;
const replace = async (...lines: CartLineInput[]) =>
  (await shop.client.data(ReplaceRuledLines, { lines }, ada.token)).payload;
const cart = async () => (await shop.client.data(ReadRuledCart, {}, ada.token)).cart;
const quantities = async () => (await cart()).lines.map(({ quantity }) => quantity);
const setQuantity = async (quantity: number) => {
  const [{ id = '' } = {}] = (await cart()).lines;
  return (await shop.client.data(SetRuledQuantities, { lines: [{ id, quantity }] }, ada.token)).payload;
};
const order = (...lines: object[]) => tryOrder(shop.client, ada, anOrderInput(...lines));
const orderCart = () => tryOrder(shop.client, ada, { ...anOrderInput(), lines: null });
const notAllowed = (field: string[] | null) => [{ code: 'QUANTITY_NOT_ALLOWED', message: sentence, field }];

test('a line has only quantities that the rules allow, by default the smallest', async () => {
  for (const quantity of [1, 6, 13, 66])
    expect((await add(of(mug), of(eggs, quantity))).userErrors).toEqual(
      notAllowed(['lines', '1', 'quantity']),
    );
  expect(await quantities()).toEqual([]);

  const { lines } = (await add(of(eggs))).cart ?? {};
  expect(lines).toMatchObject([{ quantity: 12, ...packs }]);
  expect((await setQuantity(17)).userErrors).toEqual(notAllowed(['lines', '0', 'quantity']));
  expect((await replace(of(eggs, 7), of(mug))).userErrors).toEqual(notAllowed(['lines', '0', 'quantity']));
  expect((await setQuantity(18)).cart?.warnings).toEqual([]);
  expect(await quantities()).toEqual([18]);
});

test('an order that is bought again follows the rules line by line, and leaves out what is sold out', async () => {
  const tea = await aProduct(shop.app.orm.em.fork(), { title: 'Tea', stock: 0 });
  const again = async (...lines: CartLineInput[]) =>
    (await shop.client.data(BuyRuledLinesAgain, { lines }, ada.token)).payload;
  expect(await again(of(eggs, 1), of(tea, 1), of(mug, 2))).toMatchObject({
    userErrors: [],
    warnings: [
      { code: 'PRODUCT_UNAVAILABLE', message: 'Tea is not available.' },
      { code: 'QUANTITY_CAPPED', message: `${sentence} The quantity is now 12.` },
    ],
  });
  expect(await quantities()).toEqual([12, 2]);
  expect(await again(of(tea, 1))).toMatchObject({
    userErrors: [{ code: 'OUT_OF_STOCK', message: 'Tea is not available.', field: ['lines'] }],
  });
  expect(await quantities()).toEqual([12, 2]);
});

test('a cart from before the rules shows them, keeps the quantity, and is not ordered until it fits', async () => {
  await rule({ minimumQuantity: null, quantityStep: null, maximumQuantity: null });
  await add(of(eggs, 7));
  await rule(packs);
  expect((await cart()).warnings).toEqual([{ code: 'QUANTITY_NOT_ALLOWED', message: sentence }]);
  expect((await replace(of(eggs, 7), of(mug))).userErrors).toEqual([]);
  expect(await orderCart()).toMatchObject({ order: null, userErrors: notAllowed(null) });
  expect(await quantities()).toEqual([7, 1]);

  await replace(of(eggs, 12));
  expect((await cart()).warnings).toEqual([]);
  expect((await orderCart()).userErrors).toEqual([]);
});

test('an order has only such quantities; its preview says which', async () => {
  const { preview } = (await shop.client.data(PreviewRuledLines, { lines: [of(eggs, 7)] }, ada.token))
    .payload;
  expect(preview?.lines).toEqual([{ quantity: 7, stock: 100, quantityStep: 6 }]);
  const { userErrors } = await order(of(eggs, 7));
  expect(userErrors).toEqual(notAllowed(['input', 'lines', '0', 'quantity']));
  expect((await order(of(eggs, 6), of(eggs, 6))).order?.lines).toMatchObject([{ quantity: 12 }]);
});

test('an order over REST follows the rules, too', async () => {
  const place = (orderId: string, totalAmount: number, quantity?: number) =>
    shop.client.rest('/api/placeOrder', {
      method: 'POST',
      token: ada.token,
      body: {
        orderId,
        paymentMethod: 'COD',
        products: [of(eggs, quantity)].map(toRest),
        totalAmount,
        billing,
      },
    });
  const toRest = ({ productId, ...units }: ReturnType<typeof of>) => ({ _id: productId, ...units });
  expect(await place('rest-7', 139.93, 7)).toMatchObject({
    status: 422,
    body: { code: 'QUANTITY_NOT_ALLOWED' },
  });
  expect(await place('rest-smallest', 239.88)).toMatchObject({
    status: 200,
    body: { order: { products: [{ quantity: 12 }] } },
  });
});

test('a quantity above the stock becomes the largest that can be ordered', async () => {
  await shop.app.orm.em.fork().nativeUpdate(ProductVariantEntity, { product: eggs }, { stock: 23 });
  await add(of(eggs, 12));
  expect((await setQuantity(30)).userErrors).toEqual([]);
  expect(await quantities()).toEqual([18]);
});

test('with less in stock than the minimum, it is sold out', async () => {
  const inStock = async () => {
    const [{ product } = {}] = (await cart()).lines;
    return product?.inStock;
  };
  await add(of(eggs, 12));
  expect(await inStock()).toBe(true);
  await shop.app.orm.em.fork().nativeUpdate(ProductVariantEntity, { product: eggs }, { stock: 11 });
  expect((await cart()).warnings).toMatchObject([{ code: 'SOLD_OUT' }]);
  expect(await inStock()).toBe(false);
  expect((await add(of(eggs, 12))).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  expect((await orderCart()).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  await rule({ minimumQuantity: 6 });
  expect(await inStock()).toBe(true);
});

test('orders that staff prepare may have any quantity', async () => {
  const drafts = draftOrderCalls(shop, () => admin);
  const content = { billing, paymentMethod: 'BANK', email: 'staff-order@test.example' };
  const { id } = await drafts.aDraft({ ...content, lines: [of(eggs, 7)] });
  expect((await drafts.place(id)).userErrors).toEqual([]);
});
