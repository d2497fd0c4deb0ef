import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import { ReadOrderPlace } from '../test/documents.generated.ts';
import { billing } from '../test/orders.ts';
import type { Problem } from '../http/problem.ts';

interface UserResponse {
  _id: string;
}

interface OrderResponse {
  _id: string;
  status: string;
  totalAmount: number;
  products: Record<string, unknown>[];
}

const shop = describeShop();
let admin: Person;
let ada: Person;
let tee: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  await call('PUT', '/updateUser', { address: '12 Analytical Row, London' }, ada.token);
  tee = await aProduct(shop.app.orm.em.fork(), {
    title: 'Tee',
    salePrice: 1999,
    regularPrice: 2499,
    colours: ['red', 'blue'],
    sizes: ['S', 'M'],
    stock: 40,
  });
});

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

const anOrder = (orderId: string, changes: Record<string, unknown> = {}) => ({
  orderId,
  paymentMethod: 'COD',
  products: [{ _id: tee, color: 'red', size: 'M', quantity: 2, salePrice: 0.01 }],
  totalAmount: 39.98,
  ...changes,
});

describe('placeOrder', () => {
  const place = <Body = { user: UserResponse; order: OrderResponse }>(body: unknown) =>
    call<Body>('POST', '/placeOrder', body, ada.token);

  test('returns user and order with the catalogue’s prices', async () => {
    const { status, body } = await place(anOrder('A1'));
    expect(status).toBe(200);
    expect(body.order).toEqual({
      _id: expect.any(String) as string,
      orderId: 'A1',
      number: '1001',
      currencyCode: 'USD',
      status: 'Pending',
      paymentMethod: 'COD',
      products: [
        {
          _id: tee,
          title: 'Tee',
          salePrice: 19.99,
          image: expect.any(String) as string,
          customId: expect.any(String) as string,
          quantity: 2,
          color: 'red',
          size: 'M',
          type: 'variant',
        },
      ],
      totalAmount: 39.98,
      createdAt: shop.clock.now().toISOString(),
      updatedAt: expect.any(String) as string,
      customer: {
        fullName: 'Ada Lovelace',
        email: ada.email,
        phone: null,
        address: '12 Analytical Row, London',
        profilePicture: null,
      },
    });
    expect(body.user).toMatchObject({ _id: ada.userId, orders: [body.order] });
  });

  test('has a note and a gift message', async () => {
    const notes = { customerNote: 'Ring twice.', giftMessage: 'Cheers' };
    expect((await place(anOrder('A9', notes))).body.order).toMatchObject(notes);
    const { status, body } = await place<Problem>(anOrder('A10', { giftMessage: 'x'.repeat(501) }));
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/giftMessage']);
  });

  test('returns the stored order for a repeat, and rejects other content under the same orderId', async () => {
    const first = await place(anOrder('A2', { paymentMethod: 'Online Payment' }));
    const second = await place(anOrder('A2', { paymentMethod: 'Online Payment' }));
    expect(second.body.order).toEqual(first.body.order);
    const other = await place<Problem>(anOrder('A2'));
    expect(other).toMatchObject({ status: 409, body: { code: 'ORDER_KEY_REUSED' } });
  });

  test('rejects a wrong total, with the right one', async () => {
    const response = await place<Problem>(anOrder('A3', { totalAmount: 0.01 }));
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'TOTAL_CHANGED', errors: [{ pointer: '#/totalAmount' }] },
    });
    expect(response.body.detail).toContain('39.98');
  });

  test.each<[Record<string, unknown>, number, string, string | undefined]>([
    [{ products: [] }, 422, 'CART_EMPTY', '#/products'],
    [{ products: {} }, 422, 'INVALID_VALUE', '#/products'],
    [{ products: null }, 422, 'INVALID_VALUE', '#/products'],
    [{ products: [{ _id: 'junk' }] }, 404, 'NOT_FOUND', '#/products/0/_id'],
    [{ products: [{ _id: 'TEE', color: 'plaid', size: 'M' }] }, 422, 'VARIANT_UNKNOWN', '#/products/0/color'],
    [{ products: [{ _id: 'TEE', color: 'red' }] }, 422, 'VARIANT_UNKNOWN', '#/products/0/size'],
    [{ products: [{ _id: 'TEE', quantity: 0 }] }, 422, 'INVALID_VALUE', '#/products/0/quantity'],
    [{ products: [{ _id: 'TEE', quantity: -5 }] }, 422, 'INVALID_VALUE', '#/products/0/quantity'],
    [{ products: [{ _id: 'TEE', quantity: 1.5 }] }, 422, 'INVALID_VALUE', '#/products/0/quantity'],
    [{ products: [{ _id: 'TEE', quantity: 1000 }] }, 422, 'INVALID_VALUE', '#/products/0/quantity'],
    [{ products: Array(101).fill({ _id: 'TEE' }) }, 422, 'CART_FULL', '#/products'],
    [
      { products: [{ _id: 'TEE', color: 'red', size: 'M', quantity: 11 }], totalAmount: 219.89 },
      409,
      'OUT_OF_STOCK',
      '#/products/0/quantity',
    ],
    [{ orderId: '' }, 422, 'REQUIRED', '#/orderId'],
    [{ orderId: '../..' }, 422, 'INVALID_VALUE', '#/orderId'],
    [{ orderId: 'x'.repeat(65) }, 422, 'INVALID_VALUE', '#/orderId'],
    [{ paymentMethod: 'Free' }, 422, 'INVALID_VALUE', '#/paymentMethod'],
    [{ paymentMethod: null }, 422, 'INVALID_VALUE', '#/paymentMethod'],
    [{ paymentMethod: 'BANK' }, 422, 'INVALID_VALUE', '#/paymentMethod'],
    [{ totalAmount: '39.98' }, 422, 'INVALID_VALUE', '#/totalAmount'],
    [{ totalAmount: 39.981 }, 422, 'INVALID_VALUE', '#/totalAmount'],
    [{ totalAmount: undefined }, 422, 'REQUIRED', '#/totalAmount'],
  ])('rejects %j', async (changes, status, code, pointer) => {
    const body = JSON.stringify(anOrder('A4', changes)).replaceAll('"TEE"', `"${tee}"`);
    const response = await place<Problem>(body);
    expect(response).toMatchObject({ status, body: { code } });
    expect(response.body.errors?.[0]).toMatchObject({ code, pointer });
  });
});

describe('the admin', () => {
  const place = async (orderId: string) =>
    (await call<{ order: OrderResponse }>('POST', '/placeOrder', anOrder(orderId), ada.token)).body.order;

  test('gets all orders, newest first', async () => {
    const first = await place('B1');
    shop.clock.advance(1000);
    const second = await place('B2');
    const { status, body } = await call<OrderResponse[]>('GET', '/getOrders', undefined, admin.token);
    expect(status).toBe(200);
    expect(body.slice(0, 2)).toEqual([second, first]);
  });

  test('changes the status of an order and nothing else', async () => {
    const order = await place('B3');
    const { status, body } = await call<{ order: OrderResponse; user: UserResponse }>(
      'PUT',
      '/updateOrder',
      { orderId: order._id, status: 'Delivered', totalAmount: 1, customer: {}, products: [] },
      admin.token,
    );
    expect(status).toBe(200);
    expect(body.order).toEqual({ ...order, status: 'Delivered', updatedAt: expect.any(String) as string });
    expect(body.user).toMatchObject({ _id: ada.userId, orders: [body.order] });
  });

  test('may identify an order by its short orderId', async () => {
    const name = `B4-${ada.userId}`;
    await place(name);
    const { body } = await call<{ order: OrderResponse }>(
      'PUT',
      '/updateOrder',
      { orderId: name, status: 'Cancelled' },
      admin.token,
    );
    expect(body.order.status).toBe('Cancelled');
  });

  test.each([
    [{ status: 'Paid' }, 422, 'INVALID_VALUE', '#/status'],
    [{ status: 'cancelled' }, 422, 'INVALID_VALUE', '#/status'],
    [{ status: 1 }, 422, 'INVALID_VALUE', '#/status'],
    [{ orderId: 7 }, 422, 'INVALID_VALUE', '#/orderId'],
    [{ orderId: 'nowhere' }, 404, 'NOT_FOUND', '#/orderId'],
  ])('cannot update an order with %j', async (changes, status, code, pointer) => {
    const body = { orderId: 'nowhere', status: 'Pending', ...changes };
    const response = await call('PUT', '/updateOrder', body, admin.token);
    expect(response).toMatchObject({ status, body: { code } });
    expect(response.body.errors?.[0]).toMatchObject({ code, pointer });
  });
});

test('placeOrder delivers to the address in the body', async () => {
  const { status, body } = await shop.client.rest<{ order: { _id: string } }>('/api/placeOrder', {
    method: 'POST',
    token: ada.token,
    body: anOrder('elsewhere', { billing }),
  });
  const placed = await shop.client.data(ReadOrderPlace, { id: body.order._id }, ada.token);
  expect([status, placed.order?.billing?.city]).toEqual([200, billing.city]);
});

test('placeOrder with cash on delivery requires an address', async () => {
  const { token } = await aCustomer(shop);
  const place = (body: object) => call('POST', '/placeOrder', body, token);
  expect(await place(anOrder('no-address'))).toMatchObject({
    status: 422,
    body: { code: 'REQUIRED', errors: [{ pointer: '#/billing' }] },
  });
  expect(await place(anOrder('no-address', { billing }))).toMatchObject({ status: 200 });
  const paidFirst = anOrder('paid-first', { paymentMethod: 'Online Payment' });
  expect(await place(paidFirst)).toMatchObject({ status: 200 });
});
