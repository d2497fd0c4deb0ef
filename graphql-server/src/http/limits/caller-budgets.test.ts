import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer } from '../../test/users.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { CallerBudgets } from './caller-budgets.ts';

describe('a budget', () => {
  test('is used up, and refills up to ten seconds’ worth', () => {
    let now = 0;
    const budgets = new CallerBudgets(100, () => now);
    budgets.spend('ada', 900);
    expect(budgets.stateOf('ada')).toEqual({ capacity: 1000, available: 100, restoreRate: 100 });
    expect(() => budgets.spend('ada', 350)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 3 }) as Error,
    );
    expect(budgets.stateOf('ada').available).toBe(100);
    now += 2.5 * SECOND;
    budgets.spend('ada', 350);
    expect(budgets.stateOf('ada').available).toBe(0);
    now += 60 * SECOND;
    expect(budgets.stateOf('ada').available).toBe(1000);
  });

  test('is per caller, and never exceeds its capacity', () => {
    const budgets = new CallerBudgets(100, () => 0);
    budgets.spend('ada', 1000);
    budgets.spend('bob', 1000);
    budgets.giveBack('bob', 2000);
    expect([budgets.stateOf('ada').available, budgets.stateOf('bob').available]).toEqual([0, 1000]);
  });
});

describe('both APIs', () => {
  const RESTORED = 6000;
  const CAPACITY = 60_000;
  const shop = describeShop({ costPerCaller: RESTORED });

  beforeAll(async () => {
    await aProduct(shop.app.orm.em.fork(), {});
  });

  interface Answer {
    data?: unknown;
    errors?: { extensions: { code: string; retryAfter?: number } }[];
    extensions?: { cost: Record<string, number> };
  }

  const sendQuery = (query: string, token: string | null = null) =>
    shop.client.rest<Answer>('/graphql', { method: 'POST', body: { query }, token });

  test('report a request’s cost, and the remaining budget', async () => {
    const { token } = await aCustomer(shop);
    const { body, headers } = await sendQuery('{ products(first: 100) { nodes { id title } } }', token);
    // A root field 500 + 1; of up to a hundred rows with three fields each, there was one.
    expect(body.extensions?.cost).toEqual({
      requested: 801,
      actual: 504,
      capacity: CAPACITY,
      available: CAPACITY - 504,
      restoreRate: RESTORED,
    });
    expect(headers.get('ratelimit')).toBe(`"cost";r=${CAPACITY - 504}`);
    expect(headers.get('ratelimit-policy')).toBe(`"cost";q=${CAPACITY};w=10`);
    const rest = await shop.client.rest('/api/deliveryMethods', { token });
    expect(rest.headers.get('ratelimit')).toBe(`"cost";r=${CAPACITY - 504 - 2000}`);
  });

  test('reject a caller without budget until it refills', async () => {
    const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
    // Each 500 + 1, 10,000 for the options and 1 for the count: 42,008 of 60,000.
    const costly = `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: productFilterOptions { newCount }`).join(' ')} }`;
    expect((await sendQuery(costly, ada.token)).body.errors).toBeUndefined();
    const refused = await sendQuery(costly, ada.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 });
    const list = await shop.client.rest<{ code: string }>('/api/getProducts', { token: ada.token });
    expect([list.status, list.body.code, list.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '6',
    ]);
    expect((await sendQuery(costly, bob.token)).body.errors).toBeUndefined();
    shop.clock.advance(5 * SECOND);
    expect((await sendQuery(costly, ada.token)).body.errors).toBeUndefined();
  });

  test('allow a rejected mutation to be retried with its key', async () => {
    const { token } = await aCustomer(shop);
    const headers = { 'idempotency-key': 'tried-again' };
    const toggles = Array.from(
      { length: 15 },
      (_, index) => `m${index}: wishlistToggle(productId: "x") { userErrors { code } }`,
    );
    const body = { query: `mutation { ${toggles.join(' ')} }` };
    const send = () => shop.client.rest<Answer>('/graphql', { method: 'POST', body, token, headers });
    await sendQuery(
      `{ ${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: productFilterOptions { newCount }`).join(' ')} }`,
      token,
    );
    expect((await send()).status).toBe(429);
    shop.clock.advance(2 * SECOND);
    const response = await send();
    expect([response.status, response.body.errors]).toEqual([200, undefined]);
  });

  test('count visitors by network', async () => {
    const left = async () => (await sendQuery('{ shop { name } }')).body.extensions?.cost['available'] ?? 0;
    const first = await left();
    expect(await left()).toBe(first - 502);
  });
});
