import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../http/problem.ts';
import { aPromotion } from '../modules/promotions/promotion.fixtures.ts';
import { describeCardShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { billing } from '../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';

const shop = describeCardShop();
let ada: Person;
let lamp: string;

interface CartResponse {
  cart: { _id: string }[];
  codes: { code: string; title: string | null; refusal?: { code: string; detail: string } }[];
  totalAmount: number;
  discountAmount?: number;
}

beforeAll(async () => {
  const { token } = await anAdmin(shop);
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', salePrice: 1999, stock: 500 });
  await aPromotion(shop, token, { code: 'TEN', title: 'Ten off' });
  await aPromotion(shop, token, { code: 'FIFTY', title: 'From 50', minimum: 5000 });
  await aPromotion(shop, token, { code: 'MUCH', minimum: 100_000 });
  await aPromotion(shop, token, { code: 'LATER', startsAt: '2999-01-01T00:00:00Z' });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  await call('PUT', '/updateUser', { cart: [{ _id: lamp, quantity: 3 }] });
});

const call = <Body = Partial<Problem>>(method: string, path: string, body?: object) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token: ada.token });
const add = <Body = CartResponse>(code: unknown) => call<Body>('POST', '/cartCodes', { code });

describe('a promotion code in the cart', () => {
  test('gives its discount, in any spelling, until it is removed', async () => {
    // 10 % of 59.97.
    const reduced = {
      cart: [{ _id: lamp, quantity: 3 }],
      codes: [{ code: 'TEN', title: 'Ten off' }],
      totalAmount: 53.97,
      discountAmount: 6,
    };
    expect(await add(' ten ')).toMatchObject({ status: 200, body: reduced });
    expect((await add('TEN')).body).toMatchObject(reduced);
    const { status, body } = await call<CartResponse>('DELETE', '/cartCodes/ten');
    expect([status, body]).toMatchObject([200, { codes: [], totalAmount: 59.97 }]);
    expect(body).not.toHaveProperty('discountAmount');
  });

  test('that is no longer valid stays, with the reason', async () => {
    expect((await add('FIFTY')).status).toBe(200);
    await call('PUT', '/updateUser', { cart: [{ _id: lamp, quantity: 1 }] });
    const { body } = await add('TEN');
    expect(body.codes[0]).toEqual({
      code: 'FIFTY',
      title: 'From 50',
      refusal: {
        code: 'PROMOTION_MINIMUM_NOT_REACHED',
        detail: 'Add $30.01 more to use FIFTY.',
      },
    });
  });

  test('is rejected as in GraphQL', async () => {
    const answers: [code: unknown, status: number, problem: string][] = [
      ['NONE', 404, 'PROMOTION_UNKNOWN'],
      ['LATER', 409, 'PROMOTION_NOT_YET'],
      ['MUCH', 409, 'PROMOTION_MINIMUM_NOT_REACHED'],
      [7, 422, 'INVALID_VALUE'],
      [undefined, 422, 'REQUIRED'],
    ];
    for (const [code, status, problem] of answers) {
      const response = await add<Problem>(code);
      expect(response).toMatchObject({
        status,
        body: { code: problem, errors: [{ code: problem, pointer: '#/code' }] },
      });
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });
});

describe('an order', () => {
  const anOrder = (totalAmount: number, codes?: unknown) => ({
    orderId: `O-${crypto.randomUUID()}`,
    paymentMethod: 'COD',
    products: [{ _id: lamp, quantity: 3 }],
    totalAmount,
    codes,
    billing,
  });

  test('gets the discount of the codes that it lists, and of no others', async () => {
    await add('TEN');
    expect(await call('POST', '/placeOrder', anOrder(59.97))).toMatchObject({
      status: 200,
      body: { order: { totalAmount: 59.97 } },
    });
    expect(await call('POST', '/placeOrder', anOrder(53.97, ['ten']))).toMatchObject({
      status: 200,
      body: { order: { totalAmount: 53.97, discountAmount: 6 } },
    });
  });

  test.each<[codes: unknown, status: number, code: string, pointer: string]>([
    [['NONE'], 404, 'PROMOTION_UNKNOWN', '#/codes'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 422, 'TOO_MANY_CODES', '#/codes'],
    ['TEN', 422, 'INVALID_VALUE', '#/codes'],
    [[7], 422, 'INVALID_VALUE', '#/codes/0'],
  ])('is rejected with the codes %j', async (codes, status, code, pointer) => {
    expect(await call('POST', '/placeOrder', anOrder(1, codes))).toMatchObject({
      status,
      body: { code, errors: [{ code, pointer }] },
    });
  });

  test('paid by card accepts codes, too', async () => {
    const items = [{ _id: lamp, quantity: 3 }];
    const { status } = await call('POST', '/stripeCheckout', { items, codes: ['TEN'] });
    expect(status).toBe(200);
    const { body } = await call<{ orders: object[] }>('PUT', '/updateUser', {});
    expect(body.orders[0]).toMatchObject({ totalAmount: 53.97, discountAmount: 6 });
    expect(await call('POST', '/stripeCheckout', { items, codes: ['NONE'] })).toMatchObject({
      status: 404,
      body: { code: 'PROMOTION_UNKNOWN' },
    });
  });
});
