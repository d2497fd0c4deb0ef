import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresAt } from '../config/database-config.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { aProduct } from '../test/factories.ts';
import { aCustomer, type Person } from '../test/users.ts';
import { FakePaymentProvider } from '../test/gateways/fake-payment-provider.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { TcpRelay } from '../test/database/tcp-relay.ts';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import { PaymentProviders } from '../modules/payments/provider/payment-provider.registry.ts';

describe('while the database', () => {
  let directory: string;
  let database: TestDatabase;
  let relay: TcpRelay;
  let shop: TestApp;
  let product: string;
  let person: Person;

  beforeAll(async () => {
    directory = aBuiltWeb();
    database = await createTestDatabase();
    relay = await TcpRelay.to(database.config.url);
    shop = await startTestApp(
      {
        database: postgresAt(relay.through(database.config.url)),
        webDirectory: directory,
      },
      { payments: new PaymentProviders([new FakePaymentProvider()]) },
    );
    product = await aProduct(shop.app.orm.em.fork());
    person = await aCustomer(shop);
  });
  afterAll(async () => {
    relay.resume();
    await shop.stop();
    await relay.close();
    await database.drop();
    rmSync(directory, { recursive: true });
  });

  const doors: [name: string, call: () => Promise<Response>][] = [
    ['/graphql with a token', () => graphql('{ viewer { email } }', person.token)],
    ['/graphql without one', () => graphql('{ products(first: 1) { nodes { id } } }')],
    ['REST with a token', () => call('/api/getOrders', { headers: bearer() })],
    ['REST without one', () => call('/api/getProducts')],
    ['the contact form', () => contact()],
    ['the webhook of payments', () => webhook()],
    ['a page', () => call(`/shop/${product}`, { headers: { accept: 'text/html' } })],
    ['the sitemap', () => call('/sitemap.xml')],
    ['an uploaded picture', () => call('/uploads/0198c0de-0000-7000-8000-000000000000.webp')],
  ];
  const call = (path: string, request: RequestInit = {}) => fetch(shop.client.address + path, request);
  const bearer = () => ({ authorization: `Bearer ${person.token}` });
  const json = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const graphql = (query: string, token?: string) =>
    json('/graphql', { query }, token === undefined ? {} : bearer());
  const webhook = () =>
    json('/api/stripe/webhook', { id: 'evt_1', sessionId: 'cs_1' }, { 'stripe-signature': 'signed' });
  const contact = () =>
    json('/api/contact', {
      name: 'Ada',
      email: 'ada@test.example',
      phone: '+44 20 7946 0123',
      message: 'Hi',
    });
  const isUp = async () => (await call('/health/ready')).status === 200;

  describe.each([
    ['is away', () => relay.refuseConnections()],
    ['is silent', () => relay.stall()],
  ])('%s', (_state, leave) => {
    let responses: { name: string; status: number; retryAfter: number; body: string }[];
    let probe: Response;

    beforeAll(async () => {
      leave();
      const probing = call('/health/ready');
      responses = await Promise.all(
        doors.map(async ([name, request]) => {
          const response = await request();
          const retryAfter = Number(response.headers.get('retry-after'));
          return { name, status: response.status, retryAfter, body: await response.text() };
        }),
      );
      probe = await probing;
      relay.resume();
    });

    test.each(doors.map(([name]) => name))('%s reports it, and when to retry', (name) => {
      const response = responses.find((one) => one.name === name);
      expect(response).toMatchObject({ status: 503 });
      expect(response?.retryAfter).toBeGreaterThan(0);
      expect(response?.body).not.toMatch(/INTERNAL_SERVER_ERROR|ECONN|Connection|relation|select/);
    });

    test('the shop is not ready', () => {
      expect(probe.status).toBe(503);
    });

    test('it recovers by itself', async () => {
      await expect.poll(isUp).toBe(true);
      expect((await call('/api/getProducts')).status).toBe(200);
    });
  });
});
