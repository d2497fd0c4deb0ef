import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../test/database/count-statements.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import type { Problem } from '../http/problem.ts';

interface UserResponse {
  _id: string;
  email: string;
  cart: { _id: string; quantity: number }[];
  wishlist: { _id: string }[];
  orders: { _id: string }[];
}

const shop = describeShop();
let admin: Person;
let mug: string;
let cap: string;

beforeEach(async () => {
  shop.clock.advance(1000);
});
beforeAll(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 1000 });
  cap = await aProduct(shop.app.orm.em.fork(), { title: 'Cap' });
});

const get = <Body = UserResponse[]>(path: string) =>
  shop.client.rest<Body>(`/api${path}`, { token: admin.token });

/** A customer with a mug in an order, two in the cart, and a cap on the wishlist. */
async function aShopper(name?: string): Promise<Person & { orderId: string }> {
  const shopper = await aCustomer(shop, name);
  const line = { productId: mug, quantity: 1 };
  const orderId = await anOrder(shop.client, shopper, anOrderInput(line));
  const put = (body: unknown) =>
    shop.client.rest('/api/updateUser', { method: 'PUT', body, token: shopper.token });
  await put({ cart: [{ _id: mug, quantity: 2 }] });
  await put({ wishlist: [cap] });
  return { ...shopper, orderId };
}

describe('users/{id}', () => {
  test('returns a customer under the specification’s names', async () => {
    const ada = await aShopper('Ada Lovelace');
    const { status, headers, body } = await get<Record<string, unknown>>(`/users/${ada.userId}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      _id: ada.userId,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada.email,
      phone: null,
      address: null,
      profilePicture: null,
      accountType: 'other',
      cart: [expect.objectContaining({ _id: mug, quantity: 2, title: 'Mug', type: 'normal' })],
      wishlist: [expect.objectContaining({ _id: cap, title: 'Cap' })],
      orders: [expect.objectContaining({ _id: ada.orderId, status: 'Pending', totalAmount: 19.99 })],
      createdAt: shop.clock.now().toISOString(),
      updatedAt: expect.any(String) as string,
    });
  });

  test.each([
    ['junk', () => 'junk'],
    ['nobody', () => '019aa000-0000-7000-8000-000000000000'],
    ['an admin', () => admin.userId],
  ])('does not find a customer for the id of %s', async (_who, id) => {
    const { status, headers, body } = await get<Problem>(`/users/${id()}`);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('users', () => {
  test('returns all customers, newest first, each with cart, wishlist and orders', async () => {
    const ada = await aShopper();
    shop.clock.advance(1000);
    const bob = await aCustomer(shop);
    shop.clock.advance(1000);
    const eve = await aShopper();
    const { status, headers, body } = await get('/users');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.slice(0, 3).map((user) => [user._id, user.orders.map(({ _id }) => _id)])).toEqual([
      [eve.userId, [eve.orderId]],
      [bob.userId, []],
      [ada.userId, [ada.orderId]],
    ]);
    expect(body[0]?.cart).toMatchObject([{ _id: mug, quantity: 2 }]);
    expect(body[0]?.wishlist).toMatchObject([{ _id: cap }]);
    expect(body[1]).toMatchObject({ cart: [], wishlist: [] });
    expect(body.map((user) => user._id)).not.toContain(admin.userId);
    expect(body[2]).toEqual((await get<UserResponse>(`/users/${ada.userId}`)).body);
  });

  test('returns more customers than a page has, with a few statements per page', async () => {
    for (let i = 0; i < 30; i += 1) await aCustomer(shop);
    await Promise.all([aShopper(), aShopper(), aShopper()]);
    let users: UserResponse[] = [];
    const statements = await countStatements(async () => {
      users = (await get('/users')).body;
    });
    expect(users.length).toBeGreaterThan(33);
    expect(new Set(users.map((user) => user._id)).size).toBe(users.length);
    // The caller (1); for each of two pages: users, carts, products in carts, wishlists, products in them,
    // orders, lines.
    expect(statements).toBeLessThanOrEqual(15);
  });
});
