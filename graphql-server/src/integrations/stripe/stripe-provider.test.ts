import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  BadSignatureError,
  MalformedEventError,
  PaymentRejectedError,
  PaymentUnavailableError,
  type SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import { PaymentSandbox } from '#sandbox/stripe/payment-sandbox';
import { StripeProvider } from './stripe-provider.ts';

const now = new Date('2026-11-20T09:30:00Z');
const secret = 'whsec_right';
const gateway = new StripeProvider({ secretKey: 'sk_test_1', webhookSecret: secret, clock: () => now });

const payloadOf = (type: string) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'cs_1' } } });
const completed = payloadOf('checkout.session.completed');

/** Signs as Stripe does, `age` seconds ago. */
function sign(payload: string, { age = 0, by = secret } = {}): string {
  const timestamp = Math.floor(now.getTime() / 1000) - age;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
}

const readEvent = (body: string, signature: string) =>
  gateway.readEvent(Buffer.from(body), { 'stripe-signature': signature });

test.each([
  ['sk_live_abc', 'live:b2817799acd7', true],
  ['rk_live_def', 'live:84d41b3c0719', true],
  ['sk_test_abc', 'test:4b4090ccee1e', false],
])(
  'payments of %s are of the account %s, which a new live key may access: %s',
  (secretKey, account, mayKnow) => {
    const accountOf = (key: string) =>
      new StripeProvider({ secretKey: key, webhookSecret: secret, clock: () => now });
    expect(accountOf(secretKey).account).toBe(account);
    expect(accountOf('sk_live_new').mayKnow(account)).toBe(mayKnow);
    expect(accountOf('sk_live_new').mayKnow(null)).toBe(true);
  },
);

test.each([
  ['sk_live_abc', undefined, 'live:b2817799acd7', false],
  ['sk_test_abc', undefined, 'test:4b4090ccee1e', true],
  ['sk_live_abc', 'live:former', 'live:former', false],
])('%s at the account %s makes payments of %s; no money moves: %s', (secretKey, account, of, isSandbox) => {
  const keys = { secretKey, webhookSecret: secret, ...(account && { account }) };
  expect(new StripeProvider({ ...keys, clock: () => now })).toMatchObject({ account: of, isSandbox });
});

describe('webhooks', () => {
  test.each([
    ['checkout.session.completed', 'COMPLETED'],
    ['checkout.session.async_payment_succeeded', 'PAID_LATE'],
    ['checkout.session.async_payment_failed', 'FAILED_LATE'],
    ['checkout.session.expired', 'EXPIRED'],
  ])('%s is parsed', (name, type) => {
    const payload = payloadOf(name);
    const event = readEvent(payload, sign(payload));
    expect(event).toEqual({ id: 'evt_1', type, sessionId: 'cs_1' });
  });

  test.each([
    ['charge.dispute.created', 'DISPUTED'],
    ['charge.refunded', 'REFUND_CHANGED'],
    ['refund.failed', 'REFUND_CHANGED'],
  ])('%s is parsed, with its payment', (type, ofMoney) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      type,
      data: { object: { id: 'x_1', payment_intent: 'pi_1' } },
    });
    const event = readEvent(payload, sign(payload));
    expect(event).toEqual({ id: 'evt_1', type: ofMoney, paymentId: 'pi_1' });
  });

  test('other events are ignored', () => {
    const payload = payloadOf('invoice.paid');
    expect(readEvent(payload, sign(payload))).toBeNull();
  });

  test('events are valid for five minutes', () => {
    expect(readEvent(completed, sign(completed, { age: 300 }))).not.toBeNull();
  });

  test('one valid signature of two is enough, as while a secret is being replaced', () => {
    const right = sign(completed);
    const wrong = sign(completed, { by: 'whsec_old' }).split(',')[1];
    expect(readEvent(completed, `${right},${wrong}`)).not.toBeNull();
    expect(readEvent(completed, right.replace(',', `,${wrong},`))).not.toBeNull();
  });

  test.each([
    ['no signature', completed, ''],
    ['no sense in the signature', completed, 'signed, honestly'],
    ['the signature of another secret', completed, sign(completed, { by: 'whsec_wrong' })],
    ['a body with one byte changed', completed.replace('cs_1', 'cs_2'), sign(completed)],
    ['a body with a space more', `${completed} `, sign(completed)],
    ['an empty body', '', sign(completed)],
    ['a signature of 301 seconds ago', completed, sign(completed, { age: 301 })],
    ['another scheme', completed, sign(completed).replace('v1=', 'v0=')],
  ])('%s is rejected', (_what, body, signature) => {
    expect(() => readEvent(body, signature)).toThrow(BadSignatureError);
  });

  test.each([
    'null',
    '',
    '{',
    '[]',
    '"evt_1"',
    '{"id":"evt_1","type":"checkout.session.completed"}',
    '{"id":"evt_1","type":"checkout.session.completed","data":null}',
    '{"id":"evt_1","type":"checkout.session.completed","data":{"object":"cs_1"}}',
    `{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_${'x'.repeat(3000)}"}}}`,
    `{"id":"evt_${'x'.repeat(3000)}","type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}`,
    '{"id":"evt_1","object":"v2.core.event","type":"checkout.session.completed"}',
  ])('%j is not an event, even with a valid signature', (payload) => {
    expect(() => readEvent(payload, sign(payload))).toThrow(MalformedEventError);
  });
});

describe('over the SDK', () => {
  const params: SessionParams = {
    idempotencyKey: 'order-1',
    reference: 'order-1',
    lines: [
      { title: 'Lamp', unitAmount: 1999, quantity: 2 },
      { title: 'Chair', unitAmount: 5050, quantity: 1 },
    ],
    currency: 'USD',
    customerEmail: 'ada@example.com',
    successUrl: 'https://shop.example/thanks',
    cancelUrl: 'https://shop.example/cart',
    expiresAt: new Date(now.getTime() + gateway.pageLifetime),
  };
  let directory: string;
  let sandbox: PaymentSandbox;

  const aSession = (changes: Partial<SessionParams> = {}) =>
    sandbox.provider.createSession({ ...params, ...changes });

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'shop-gateway-'));
    sandbox = await PaymentSandbox.open({
      dataDirectory: directory,
      clock: () => now,
      log: fastify().log,
    });
  });
  afterEach(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true });
  });

  test('a session has the requested parameters', async () => {
    const session = await aSession();
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.url).toContain(session.id);
    expect(session).toMatchObject({
      status: 'OPEN',
      paymentStatus: 'UNPAID',
      amountTotal: 9048,
      currency: 'USD',
      reference: 'order-1',
      paymentId: null,
    });
    expect(await sandbox.provider.readSession(session.id)).toEqual(session);
    expect(await sandbox.provider.readSession('cs_test_unknown')).toBeNull();
  });

  test.each(["o'hara+shop@example.com", 'ada@m\u00fcller.example'])('%s can pay', async (customerEmail) => {
    expect(await aSession({ customerEmail })).toMatchObject({ status: 'OPEN' });
  });

  test('a session accepts a full cart', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({
      title: `Thing ${index}`,
      unitAmount: 100 + index,
      quantity: 9,
    }));
    expect(await aSession({ lines })).toMatchObject({ amountTotal: 9 * (100 * 100 + 4950) });
  });

  test('a session charges delivery in addition to a full cart', async () => {
    const lines = Array.from({ length: 100 }, () => ({ title: 'Thing', unitAmount: 100, quantity: 1 }));
    const delivery = { title: 'Delivery', amount: 495 };
    expect(await aSession({ lines, delivery })).toMatchObject({ amountTotal: 10_495 });
  });

  test('calls with the same key create one session', async () => {
    const sessions = await Promise.all(Array.from({ length: 20 }, () => aSession()));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(sandbox.faults).toMatchObject({ calls: 20, sessions: 1 });
    expect(sandbox.faults.keys.size).toBe(1);
    await expect(aSession({ customerEmail: 'eve@example.com' })).rejects.toThrow(PaymentRejectedError);
  });

  test('a session can be expired any number of times', async () => {
    const { id } = await aSession();
    expect(await sandbox.provider.expireSession(id)).toMatchObject({ status: 'EXPIRED', url: null });
    expect(await sandbox.provider.expireSession(id)).toMatchObject({ status: 'EXPIRED', url: null });
    await expect(sandbox.provider.expireSession('cs_test_unknown')).rejects.toThrow(PaymentRejectedError);
  });

  test.each<[string, Partial<SessionParams>]>([
    ['no lines', { lines: [] }],
    ['a price below nothing', { lines: [{ title: 'Lamp', unitAmount: -1, quantity: 1 }] }],
    ['half a cent', { lines: [{ title: 'Lamp', unitAmount: 99.5, quantity: 1 }] }],
    ['less than Stripe charges', { lines: [{ title: 'Lamp', unitAmount: 49, quantity: 1 }] }],
    ['an address without a host', { successUrl: '/thanks' }],
    ['less than half an hour', { expiresAt: new Date('2026-11-20T09:59:00Z') }],
    ['more than a day', { expiresAt: new Date('2026-11-21T09:31:00Z') }],
  ])('a session is rejected for %s, and its key stays free', async (_what, wrong) => {
    await expect(aSession(wrong)).rejects.toThrow(PaymentRejectedError);
    expect(sandbox.faults.sessions).toBe(0);
    expect(await aSession()).toMatchObject({ status: 'OPEN' });
  });

  test('a temporary failure is retried', async () => {
    sandbox.faults.failures = 1;
    expect(await aSession()).toMatchObject({ status: 'OPEN' });
    expect(sandbox.faults).toMatchObject({ calls: 2, sessions: 1 });
  });

  test('a lasting failure is reported, and leaves nothing behind', async () => {
    sandbox.faults.failures = Infinity;
    await expect(aSession()).rejects.toThrow(PaymentUnavailableError);
    sandbox.faults.failures = 0;
    await aSession();
    expect(sandbox.faults.sessions).toBe(1);
  });

  test('a response that is cut off after the work was done is fetched again', async () => {
    sandbox.faults.cuts = 1;
    const session = await aSession();
    expect(sandbox.faults).toMatchObject({ calls: 2, sessions: 1 });
    expect(await aSession()).toEqual(session);
  });

  test('a slow provider times out; a retry finds that it did the work once', async () => {
    const hasty = sandbox.connect(100);
    sandbox.faults.delay = 60_000;
    await expect(hasty.createSession(params)).rejects.toThrow(PaymentUnavailableError);
    await expect(hasty.readSession('cs_unknown')).rejects.toThrow(PaymentUnavailableError);
    sandbox.faults.delay = 0;
    await aSession();
    expect(sandbox.faults.sessions).toBe(1);
  });

  const connect = (secretKey: string) =>
    new StripeProvider({ secretKey, webhookSecret: secret, clock: () => now, sandbox: sandbox.endpoint });

  test('keys are checked without any payment; a rejected key is told apart from an outage', async () => {
    await aSession();
    await expect(sandbox.provider.checkKeys()).resolves.toBeUndefined();
    const rejected = connect('sk_test_stranger').checkKeys();
    await expect(rejected).rejects.toThrow(PaymentRejectedError);
    await expect(rejected).rejects.toThrow('Invalid API Key provided.');
    const gateway = sandbox.provider;
    await sandbox.close();
    await expect(gateway.checkKeys()).rejects.toThrow(PaymentUnavailableError);
  });

  test('a provider that is down, or rejects our key, is unavailable', async () => {
    await expect(connect('sk_test_stranger').createSession(params)).rejects.toThrow(PaymentUnavailableError);
    const gateway = sandbox.provider;
    await sandbox.close();
    await expect(gateway.createSession(params)).rejects.toThrow(PaymentUnavailableError);
  });
});
