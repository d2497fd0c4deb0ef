import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../test/factories.ts';
import { aCustomer, type Person, testPassword } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import { ReadViewerRole } from '../test/documents.generated.ts';
import type { Problem } from '../http/problem.ts';

interface UserResponse {
  _id: string;
  email: string;
  cart: Record<string, unknown>[];
  wishlist: { _id: string }[];
  orders: { _id: string; orderId: string }[];
}

const shop = describeShop();
let ada: Person;
let tee: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  tee = await aProduct(shop.app.orm.em.fork(), {
    title: 'Tee',
    salePrice: 1999,
    regularPrice: 2499,
    colours: ['red', 'blue'],
    sizes: ['S', 'M'],
    stock: 10,
  });
});

const put = <Body = UserResponse>(body: unknown, token = ada.token) =>
  shop.client.rest<Body>('/api/updateUser', { method: 'PUT', body, token });

const logIn = async () => {
  const body = { emailOrPhone: ada.email, password: testPassword };
  return (await shop.client.rest<{ token: string }>('/api/login', { method: 'POST', body })).body.token;
};

describe('updateUser', () => {
  test('replaces the cart, reading only products, options and quantities', async () => {
    const line = { _id: tee, color: 'red', size: 'M', quantity: 2 };
    const { status, body } = await put({
      cart: [{ ...line, salePrice: 0.01, title: 'x', customId: 'mine' }],
    });
    expect(status).toBe(200);
    expect(body.cart).toEqual([
      expect.objectContaining({ ...line, title: 'Tee', salePrice: 19.99, type: 'variant', stock: 10 }),
    ]);
    expect(body.cart[0]?.['customId']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await put({ cart: [] })).body.cart).toEqual([]);
  });

  test('replaces the wishlist by products or ids, each once', async () => {
    const cap = await aProduct(shop.app.orm.em.fork(), { title: 'Cap' });
    const { body } = await put({ wishlist: [{ _id: tee, title: 'Tee' }, cap, tee] });
    expect(body.wishlist.map((product) => product._id)).toEqual([tee, cap]);
  });

  test('changes the profile, and nothing that the caller may not change', async () => {
    const bob = await aCustomer(shop);
    const { status, body } = await put({
      _id: bob.userId,
      firstName: 'Augusta',
      phone: '+49 30 998877',
      role: 'ADMIN',
      isAdmin: true,
      accountType: 'google',
      orders: [{}],
      createdAt: '2000-01-01',
      passwordHash: 'x',
      token: 'x',
      sessionId: 'x',
      constructor: { prototype: { polluted: true } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: ada.userId,
      firstName: 'Augusta',
      phone: '+4930998877',
      accountType: 'other',
      orders: [],
    });
    expect((await put({}, bob.token)).body).toMatchObject({ firstName: 'Ada' });
    const { viewer } = await shop.client.data(ReadViewerRole, {}, ada.token);
    expect(viewer).toEqual({ role: 'CUSTOMER' });
  });

  test('ignores __proto__ like any unknown key', async () => {
    const body =
      '{"__proto__": {"firstName": "Eve"}, "constructor": {"prototype": {"a": 1}}, "address": "Here"}';
    const response = await put(body);
    expect(response).toMatchObject({ status: 200, body: { address: 'Here', firstName: 'Ada' } });
  });

  test.each([{ email: 'fresh@test.example' }, { password: 'quite another horse' }])(
    'changes %j after a recent login, and ends the other sessions',
    async (change) => {
      const other = await logIn();
      expect((await put(change)).status).toBe(200);
      expect((await put({}, other)).status).toBe(401);
      expect((await put({})).status).toBe(200);
    },
  );

  test.each([{ email: 'later@test.example' }, { password: 'quite another horse' }])(
    'changes %j in an older session only with the current password',
    async (change) => {
      shop.clock.advance(10 * 60 * 1000);
      const rejected = { status: 403, body: { code: 'PASSWORD_WRONG' } };
      expect(await put(change)).toMatchObject(rejected);
      expect(await put({ ...change, currentPassword: 'a wrong guess' })).toMatchObject(rejected);
      expect((await put({ ...change, currentPassword: testPassword })).status).toBe(200);
    },
  );

  test('rejects the email of another user', async () => {
    const bob = await aCustomer(shop);
    expect(await put({ email: bob.email })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  const line = { color: 'red', size: 'M', quantity: 1 };
  test.each<[unknown, number, string, string]>([
    [{ cart: {} }, 422, 'INVALID_VALUE', '#/cart'],
    [{ cart: null }, 422, 'INVALID_VALUE', '#/cart'],
    [{ cart: [{ ...line }] }, 422, 'REQUIRED', '#/cart/0/_id'],
    [{ cart: [{ ...line, _id: 'TEE', quantity: 0 }] }, 422, 'INVALID_VALUE', '#/cart/0/quantity'],
    [{ cart: [{ ...line, _id: 'TEE', quantity: -5 }] }, 422, 'INVALID_VALUE', '#/cart/0/quantity'],
    [{ cart: [{ ...line, _id: 'TEE', quantity: 1.5 }] }, 422, 'INVALID_VALUE', '#/cart/0/quantity'],
    [{ cart: [{ ...line, _id: 'TEE', quantity: '2' }] }, 422, 'INVALID_VALUE', '#/cart/0/quantity'],
    [{ cart: [{ ...line, _id: 'TEE', quantity: 1e9 }] }, 422, 'INVALID_VALUE', '#/cart/0/quantity'],
    [{ cart: [{ ...line, _id: 'TEE', color: 'plaid' }] }, 422, 'VARIANT_UNKNOWN', '#/cart/0/color'],
    [{ cart: [{ ...line, _id: 'TEE', size: null }] }, 422, 'VARIANT_UNKNOWN', '#/cart/0/size'],
    [{ cart: [{ ...line, _id: "' or 1=1 --" }] }, 404, 'NOT_FOUND', '#/cart/0/_id'],
    [{ cart: Array(101).fill({ ...line, _id: 'TEE' }) }, 422, 'CART_FULL', '#/cart'],
    [{ wishlist: 'TEE' }, 422, 'INVALID_VALUE', '#/wishlist'],
    [{ wishlist: [1] }, 422, 'INVALID_VALUE', '#/wishlist/0'],
    [{ wishlist: Array(501).fill('TEE') }, 422, 'INVALID_VALUE', '#/wishlist'],
    [{ wishlist: ['junk'] }, 404, 'NOT_FOUND', '#/wishlist/0'],
    [{ firstName: 5 }, 422, 'INVALID_VALUE', '#/firstName'],
    [{ firstName: 'a\0' }, 422, 'INVALID_VALUE', '#/firstName'],
    [{ phone: 'bob@test.example' }, 422, 'INVALID_VALUE', '#/phone'],
  ])('rejects %j', async (body, status, code, pointer) => {
    const response = await put<Problem>(JSON.stringify(body).replaceAll('"TEE"', `"${tee}"`));
    expect(response).toMatchObject({ status, body: { code } });
    expect(response.body.errors?.[0]).toMatchObject({ code, pointer });
  });
});
