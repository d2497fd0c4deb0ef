import { beforeEach, describe, expect, test } from 'vitest';
import { describeCardShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { ledgerOf } from '../test/ledger.ts';
import { billing } from '../test/orders.ts';
import { aCustomer, type Person } from '../test/users.ts';
import type { Problem } from '../http/problem.ts';

const shop = describeCardShop();
let ada: Person;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
});

const checkOut = <Body = { url: string }>(body: unknown, token: string | null = ada.token) =>
  shop.client.rest<Body>('/api/stripeCheckout', { method: 'POST', body, token });
const items = (quantity = 2) => [{ _id: mug, quantity, salePrice: 0.01, title: 'x' }];

describe('stripeCheckout', () => {
  test('returns only the payment page’s URL; prices and URLs are the shop’s', async () => {
    const { status, body } = await checkOut({
      items: items(),
      success_url: 'https://evil.example',
      cancelUrl: 'https://evil.example',
    });
    expect([status, body]).toEqual([200, { url: shop.gateway.last.url }]);
    const params = shop.gateway.requests.get(shop.gateway.last.id);
    expect(params?.lines).toEqual([{ title: 'Mug', unitAmount: 1999, quantity: 2 }]);
    expect(params?.customerEmail).toBe(ada.email);
    expect(JSON.stringify(params)).not.toContain('evil');
  });

  test('returns the same page for the same items within half an hour', async () => {
    const before = shop.gateway.sessions.size;
    const responses = await Promise.all(Array.from({ length: 20 }, () => checkOut({ items: items() })));
    expect(new Set(responses.map(({ body }) => body.url)).size).toBe(1);
    expect(shop.gateway.sessions.size).toBe(before + 1);
    expect((await ledgerOf(shop, mug)).stock).toBe(8);
    await checkOut({ items: items(1) });
    await checkOut({ items: items() }, (await aCustomer(shop)).token);
    expect(shop.gateway.sessions.size).toBe(before + 3);
  });

  test('accepts an order number and an address', async () => {
    await checkOut({ items: items(), orderId: 'R-1', billing });
    const { body } = await shop.client.rest<{ orders: Record<string, unknown>[] }>('/api/updateUser', {
      method: 'PUT',
      body: {},
      token: ada.token,
    });
    expect(body.orders[0]).toMatchObject({ orderId: 'R-1', paymentMethod: 'Card', status: 'Pending' });
    expect(shop.gateway.requests.get(shop.gateway.last.id)?.customerEmail).toBe('ada@example.com');
  });

  test.each<[unknown, number, string]>([
    [{ items: [] }, 422, 'CART_EMPTY'],
    [{}, 422, 'REQUIRED'],
    [{ items: [{ _id: 'MUG', quantity: 11 }] }, 409, 'OUT_OF_STOCK'],
    [{ items: [{ _id: 'junk' }] }, 404, 'NOT_FOUND'],
  ])('rejects %j before it calls the provider', async (body, status, code) => {
    const calls = { ...shop.gateway.calls };
    const response = await checkOut<Problem>(JSON.stringify(body).replace('MUG', mug));
    expect(response).toMatchObject({ status, body: { code } });
    expect(shop.gateway.calls).toEqual(calls);
  });

  test('says when to retry while the provider is away', async () => {
    shop.gateway.outage = 'DOWN';
    const response = await checkOut<Problem>({ items: items() });
    expect(response).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(response.headers.get('retry-after')).toBe('5');
  });

  test('requires signing in', async () => {
    expect((await checkOut<Problem>({ items: items() }, null)).status).toBe(401);
  });
});
