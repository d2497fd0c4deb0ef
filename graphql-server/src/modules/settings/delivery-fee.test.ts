import { beforeAll, expect, test } from 'vitest';
import { aCardOrder, seeOrder } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  FillCartWithDelivery,
  PreviewDeliveryFee,
  SaveDeliverySettings,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let customer: Person;
let lamp: string;

/** Sets what delivery costs, in cents. */
async function deliverFor(fee: number, freeFrom: number | null): Promise<void> {
  await shop.client.data(SaveDeliverySettings, { input: { fee, freeFrom } }, (await anAdmin(shop)).token);
}

beforeAll(async () => {
  customer = await aCustomer(shop);
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', salePrice: 2000, stock: 40 });
  await deliverFor(495, 5000);
});

async function cartOf(quantity: number) {
  const { payload } = await shop.client.data(
    FillCartWithDelivery,
    { lines: [{ productId: lamp, quantity }] },
    customer.token,
  );
  return payload.cart?.totals;
}

test('cart, preview and order say the same, below and above the threshold', async () => {
  for (const [quantity, shippingTotal] of [
    [2, 495],
    [3, 0],
  ] as const) {
    const subtotal = quantity * 2000;
    const expected = { subtotal, shippingTotal, total: subtotal + shippingTotal };
    expect(await cartOf(quantity)).toEqual(expected);
    const lines = [{ productId: lamp, quantity }];
    const { checkoutPreview } = await shop.client.data(PreviewDeliveryFee, { lines }, customer.token);
    expect(checkoutPreview.preview?.totals).toEqual(expected);
    const input = { ...anOrderInput(...lines), expectedTotal: expected.total };
    const id = await anOrder(shop.client, customer, input);
    expect((await seeOrder(shop, customer, id)).total).toBe(expected.total);
  }
});

test('a card is charged the fee, and an order keeps its own', async () => {
  const { id, sessionId } = await aCardOrder(shop, customer, { productId: lamp, quantity: 1 });
  expect(shop.gateway.sessions.get(sessionId)?.amountTotal).toBe(2495);
  await deliverFor(0, null);
  expect((await seeOrder(shop, customer, id)).total).toBe(2495);
  expect((await cartOf(1))?.total).toBe(2000);
});
