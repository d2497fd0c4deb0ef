import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { rejectionReasonOf, subscribe } from '../test/subscribe.ts';
import { aCustomer, anAdmin, aStaffMember, type Person } from '../test/users.ts';

const shop = describeShop();
const EVENTS = 'subscription { shopEvents { events { kind } } }';
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
});

/** The first message, or the error. */
async function firstMessage(query: string, token: string | null): Promise<unknown> {
  const subscription = subscribe<unknown>(shop, query, token);
  try {
    return await subscription.next();
  } catch (reason) {
    return Array.isArray(reason) ? (reason as { message: string }[])[0]?.message : rejectionReasonOf(reason);
  } finally {
    await subscription.end();
  }
}

test('a caller without a session gets no events', async () => {
  expect(await firstMessage(EVENTS, null)).toBe('Please log in.');
  expect(await firstMessage(EVENTS, 'x.y.z')).toBe('UNAUTHENTICATED');
});

test.each([
  ['query { shop { name } }', 'Queries and mutations go over HTTP.'],
  ['mutation { sessionEnd { ended } }', 'Queries and mutations go over HTTP.'],
  ['subscription { shopEvents { events { colour } } }', 'Cannot query field "colour" on type "ShopEvent".'],
  ['subscription {', 'Syntax Error: Expected Name, found <EOF>.'],
  [`subscription { shopEvents { ${'cursor '.repeat(600)} } }`, /Syntax Error: .*500 tokens/],
])('%# is rejected with a message', async (query, reason) => {
  expect(await firstMessage(query, owner.token)).toEqual(expect.stringMatching(reason));
});

test('subscriptions over HTTP are rejected', async () => {
  const { errors } = await shop.client.graphql(EVENTS, {}, owner.token);
  expect(errors).toMatchObject([
    { message: 'Subscriptions go over a WebSocket.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ]);
});

test('other paths have no WebSocket', async () => {
  const opened = Promise.withResolvers<string>();
  const socket = new WebSocket(`${shop.client.address.replace('http', 'ws')}/shop`, 'graphql-transport-ws');
  socket.onopen = () => opened.resolve('open');
  socket.onerror = () => opened.resolve('refused');
  expect(await opened.promise).toBe('refused');
  const { status } = await shop.client.rest('/graphql', {
    method: 'POST',
    body: { query: '{ shop { name } }' },
  });
  expect(status).toBe(200);
});

test('visitors of one network have twenty slots, and free them again', async () => {
  const stock = 'subscription { stockChanged(ids: []) { cursor } }';
  const visitors = Array.from({ length: 20 }, () => subscribe<unknown>(shop, stock, null));
  for (const visitor of visitors) await visitor.next();
  await expect(subscribe<unknown>(shop, stock, null).next()).rejects.toMatchObject({ code: 1013 });
  expect(await firstMessage(EVENTS, owner.token)).toHaveProperty('shopEvents');
  await Promise.all(visitors.map((visitor) => visitor.end()));
  await expect.poll(() => firstMessage(stock, null)).toHaveProperty('stockChanged');
});

test('a customer has twenty slots, too, and leaves those of staff alone', async () => {
  const { token } = await aCustomer(shop);
  const mine = 'subscription { orderChanged { cursor } }';
  const places = Array.from({ length: 20 }, () => subscribe<unknown>(shop, mine, token));
  for (const place of places) await place.next();
  await expect(subscribe<unknown>(shop, mine, token).next()).rejects.toMatchObject({ code: 1013 });
  expect(await firstMessage(EVENTS, owner.token)).toHaveProperty('shopEvents');
  await Promise.all(places.map((place) => place.end()));
});

test('a subscription above the cost limit is rejected', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `frequentlyBoughtTogether(first: 12) { ${nested(depth - 1)} }`;
  const costly = `subscription { productChanged(ids: []) { product { ${nested(5)} } } }`;
  expect(await firstMessage(costly, null)).toMatch(/too expensive/);
});

test('a client that returns after too many events has to reload', async () => {
  await shop.app.orm.em.fork().getConnection().execute(`select setval('event_positions', 60000)`);
  await anAdmin(shop);
  await shop.app.jobs.run('events');
  await expect
    .poll(() => firstMessage(`subscription { shopEvents(after: "1") { cursor } }`, owner.token))
    .toMatch(/too much has changed/);
});

describe('of a caller with a small budget', () => {
  const smallShop = describeShop({ costPerCaller: 60 });

  test('each message costs points, and ends it when there are none', async () => {
    const stock = 'subscription { stockChanged(ids: []) { cursor } }';
    // Starting costs 502 of 600, and so would the first message.
    const reason: unknown = await subscribe<unknown>(smallShop, stock, null)
      .next()
      .catch((refused: unknown) => refused);
    expect(rejectionReasonOf(reason)).toBe('RATE_LIMITED');
  });
});

describe('a connection', () => {
  /** Subscribes while the test holds back the server's rechecks. */
  async function watchedBy(person: Person) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const subscription = subscribe<unknown>(shop, EVENTS, person.token);
    await subscription.next();
    return { subscription, minuteLater: () => vi.advanceTimersByTime(60_000) };
  }

  test('ends within a minute after its session', async () => {
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    const { subscription, minuteLater } = await watchedBy(clerk);
    await shop.client.data('mutation { sessionEnd { ended } }', {}, clerk.token);
    minuteLater();
    await expect(subscription.next().catch(rejectionReasonOf)).resolves.toBe('UNAUTHENTICATED');
  });

  test('ends when the role’s permissions change', async () => {
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    const { subscription, minuteLater } = await watchedBy(clerk);
    await shop.client.data(
      `mutation { staffMemberUpdate(userId: "${clerk.userId}", roleId: "VIEWER") { userErrors { code } } }`,
      {},
      owner.token,
    );
    minuteLater();
    await expect(subscription.next().catch(rejectionReasonOf)).resolves.toBe('UNAUTHENTICATED');
  });

  test('stays open while its session is valid, and does not extend it', async () => {
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    const { subscription, minuteLater } = await watchedBy(clerk);
    shop.clock.advance(20 * 60_000);
    minuteLater();
    await aProduct(shop.app.orm.em.fork());
    await shop.app.jobs.run('events');
    await expect(subscription.next()).resolves.toMatchObject({
      shopEvents: { events: expect.arrayContaining([{ kind: 'PRODUCT_CHANGED' }]) as unknown },
    });
    shop.clock.advance(11 * 60_000);
    minuteLater();
    await expect(subscription.next().catch(rejectionReasonOf)).resolves.toBe('UNAUTHENTICATED');
  });
});
