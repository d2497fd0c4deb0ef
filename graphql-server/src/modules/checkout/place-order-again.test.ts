import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { UpdateProduct } from '../../test/documents.generated.ts';
import { PlaceOrder } from '../../test/documents.generated.ts';

const shop = describeShop();
let admin: Person;
let shopper: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = (request: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), request);
const place = (input: object, person = shopper) => tryOrder(shop.client, person, input);
const change = (id: string, input: object) => shop.client.data(UpdateProduct, { id, input }, admin.token);

describe('the same orderId', () => {
  test('with different content is rejected, and the first order stays', async () => {
    const mug = await product({ stock: 9 });
    const input = anOrderInput({ productId: mug });
    const { order } = await place(input);
    const others = [
      { lines: [{ productId: mug, quantity: 2 }] },
      { paymentMethod: 'BANK' },
      { billing: { ...billing, city: 'Paris' } },
      { lines: null },
    ];
    for (const other of others) {
      const { userErrors } = await place({ ...input, ...other });
      expect(userErrors[0]).toMatchObject({ code: 'ORDER_KEY_REUSED', field: ['input', 'orderId'] });
    }
    expect((await place(input)).order).toEqual(order);
    expect((await ledgerOf(shop, mug)).stock).toBe(8);
  });

  test('with an omitted quantity is the same as with 1, which it meant before the quantity rules', async () => {
    const mug = await product({ stock: 9 });
    const input = anOrderInput();
    const { order } = await place({ ...input, lines: [{ productId: mug, quantity: 1 }] });
    expect((await place({ ...input, lines: [{ productId: mug }] })).order).toEqual(order);
  });

  test('of another customer is a separate order', async () => {
    const mug = await product({ stock: 9 });
    const input = anOrderInput({ productId: mug });
    const { order } = await place(input);
    const other = await aCustomer(shop);
    const { order: own } = await place(input, other);
    expect(own?.id).not.toBe(order?.id);
  });

  test('returns the stored order whatever has changed since', async () => {
    const mug = await product({ stock: 1, salePrice: 500 });
    const input = { ...anOrderInput({ productId: mug }), expectedTotal: 500 };
    const { order } = await place(input);
    await change(mug, { salePrice: 900 });
    expect((await place(input)).order).toEqual(order);
  });
});

describe('order limits', () => {
  test('an eleventh order within ten minutes is rate limited', async () => {
    const mug = await product({ stock: 100 });
    for (let count = 0; count < 10; count += 1) await place(anOrderInput({ productId: mug }));
    const input = anOrderInput({ productId: mug });
    const { errors } = await shop.client.graphql(PlaceOrder, { input }, shopper.token);
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 600 });
    expect((await ledgerOf(shop, mug)).stock).toBe(90);
    shop.clock.advance(10 * 60 * 1000);
    expect((await place(input)).userErrors).toEqual([]);
  });

  test('a twenty-first order that is neither paid nor shipped is rejected, and the customer learns what to do', async () => {
    const mug = await product({ stock: 100 });
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(String((await place(anOrderInput({ productId: mug }))).order?.id));
      shop.clock.advance(60 * 1000);
    }
    shop.clock.advance(10 * 60 * 1000);
    const input = anOrderInput({ productId: mug });
    const { userErrors } = await place(input);
    expect(userErrors[0]).toMatchObject({ code: 'INVALID_VALUE', field: null });
    expect(userErrors[0]?.message).toMatch(
      /20 orders that are neither paid nor shipped.* pay or cancel one of them/u,
    );
    expect((await ledgerOf(shop, mug)).stock).toBe(80);
    // Shipped weeks ago but never set to Delivered: a good customer.
    await shop.client.data(
      'mutation ($inputs: [ShipmentInput!]!) { shipmentsCreate(inputs: $inputs) { results { userErrors { code } } } }',
      { inputs: ids.map((orderId) => ({ orderId, notifiesCustomer: false })) },
      (await anAdmin(shop)).token,
    );
    expect((await place(input)).userErrors).toEqual([]);
  });
});
