import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../test/factories.ts';
import { FakeEmail } from '../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { startTestApp } from '../test/start-test-app.ts';
import { aCustomer, aStaffMember } from '../test/users.ts';
import { WebhookWorkers } from '../modules/webhooks/webhook-workers.ts';
import { openReceiver, type Receiver, webhooksOf } from '../modules/webhooks/webhook.fixtures.ts';

/** A span as the protocol has it (OTLP/JSON). */
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const ERROR = 2;

/** The `traceparent` of a proxy in front of the shop. */
const PROXY_TRACE = '0af7651916cd43dd8448eb211c80319c';

let collector: Receiver;
let endpoint: Receiver;
let spans: Sent[];
let orderRequest: string;

/** What a shop with a collector does: an order is placed, its email and its webhook message are sent. */
beforeAll(async () => {
  collector = await openReceiver();
  collector.answer = (response) => response.setHeader('content-type', 'application/json').end('{}');
  endpoint = await openReceiver();
  const webhookWorkers = new WebhookWorkers();
  const url = collector.url.replace('/hook', '/v1/traces');
  const shop = await startTestApp(
    { traces: { url, share: 1 }, allowsPrivateAddresses: true, trustsProxy: true },
    { mail: new FakeEmail(), webhookWorkers },
  );
  const { app, client } = shop;
  const owner = await aStaffMember(shop, 'OWNER');
  await webhooksOf(shop).register(owner, { url: endpoint.url, eventTypes: ['ORDER_PLACED'] });
  const customer = await aCustomer(shop, 'Planted Name');
  const product = await aProduct(app.orm.em.fork());
  await anOrder(client, customer, anOrderInput({ productId: product }));
  for (const job of ['events', 'webhook-events', 'webhooks', 'mail', 'retention']) await app.jobs.run(job);
  await webhookWorkers.idle();
  await client.rest('/api/getProducts', {
    headers: { traceparent: `00-${PROXY_TRACE}-b7ad6b7169203331-01` },
  });
  const letter = { name: 'Planted Name', email: 'planted@person.example', phone: '+44 20 7946 0000' };
  await client.rest('/api/contact', { method: 'POST', body: { ...letter, message: 'Planted message' } });
  await client.rest('/graphql', { method: 'POST', body: { query: '{ viewer { id } }' }, token: 'none' });
  await shop.stop();
  spans = collector.received.flatMap(({ body }) => spansIn(body));
  orderRequest = spans.find(({ name }) => name === 'mutation orderPlace')?.traceId ?? '';
});

afterAll(async () => {
  await collector.close();
  await endpoint.close();
});

function spansIn(body: string): Sent[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: sent }) => sent));
}

const attribute = ({ attributes }: Sent, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const parentOf = (span: Sent) => spans.find(({ spanId }) => spanId === span.parentSpanId);

/** The names from a span up to the beginning of its trace. */
function namesUpFrom(span: Sent | undefined): string[] {
  return span ? [span.name, ...namesUpFrom(parentOf(span))] : [];
}

test('a statement belongs to a service, an operation and a request', () => {
  const insert = spans.find((span) =>
    String(attribute(span, 'db.query.text')).includes('insert into outbox_emails'),
  );
  expect(insert).toMatchObject({ name: 'INSERT', kind: CLIENT });
  const names = namesUpFrom(insert);
  expect(names.slice(0, 2)).toEqual(['INSERT', 'outbox.addToFound']);
  expect(names.slice(-3)).toEqual(['checkout.place', 'mutation orderPlace', 'POST /graphql']);
});

test('a request says what it was and how it ended', () => {
  const request = spans.find(({ traceId, name }) => traceId === orderRequest && name === 'POST /graphql');
  expect(request).toMatchObject({ kind: SERVER, status: {} });
  expect(request && attribute(request, 'http.response.status_code')).toBe(200);
  expect(request && attribute(request, 'shop.operation')).toBe('orderPlace');
});

test('the email and the webhook message of an order belong to its request', () => {
  const later = spans.filter(({ traceId, kind }) => traceId === orderRequest && kind === CONSUMER);
  expect(later.map(({ name }) => name).sort()).toEqual(['email ORDER_PLACED', 'webhook order.placed']);
  expect(endpoint.received).toHaveLength(1);
});

test('a proxy’s trace goes on', () => {
  const request = spans.find(({ traceId, kind }) => traceId === PROXY_TRACE && kind === SERVER);
  expect(request).toMatchObject({ name: 'GET /api/getProducts', parentSpanId: 'b7ad6b7169203331' });
});

test('a job that runs rarely has a trace of its own, with its statements', () => {
  const job = spans.find(({ name }) => name === 'job retention');
  expect(job?.parentSpanId).toBeUndefined();
  expect(spans.some((span) => span.name === 'DELETE' && span.traceId === job?.traceId)).toBe(true);
  expect(spans.filter(({ name }) => name.startsWith('job ')).map(({ name }) => name)).toEqual([
    'job retention',
  ]);
});

test('a failure has a kind, and no message', () => {
  const rejected = spans.filter(({ status }) => status.code === ERROR);
  expect(rejected.map(({ status }) => status.message)).not.toEqual([]);
  for (const { status } of rejected) expect(status.message).toMatch(/^\w+Error$|^\d{3}$/);
});

test('no span has a value of a person', () => {
  const sent = collector.received.map(({ body }) => body).join('');
  for (const value of ['Planted', 'planted', 'Ada', 'Row 12', 'a@b.example', '20 7946'])
    expect([value, sent.includes(value)]).toEqual([value, false]);
});
