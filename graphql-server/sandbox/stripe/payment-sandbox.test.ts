import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type PaymentEvent,
  PaymentRejectedError,
  type PaymentSession,
  type SessionParams,
} from '../../src/modules/payments/provider/payment-provider.port.ts';
import { PaymentSandbox } from './payment-sandbox.ts';
import { SECOND } from '../../src/shared/time/duration.ts';

let directory: string;
let now: number;
let sandbox: PaymentSandbox;
let shop: FastifyInstance;
let baseUrl: string;
/** The events that the shop's webhook received, in the order of arrival. */
let events: (PaymentEvent | null)[];
let webhookFailures: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-sandbox-'));
  now = Date.parse('2026-11-20T09:30:00Z');
  events = [];
  webhookFailures = 0;
  await open();
});
afterEach(async () => {
  await close();
  await rm(directory, { recursive: true });
});

/** Starts the sandbox and a shop that receives its webhooks; earlier state persists. */
async function open(): Promise<void> {
  shop = fastify();
  sandbox = await PaymentSandbox.open({
    dataDirectory: directory,
    clock: () => new Date(now),
    log: shop.log,
  });
  await shop.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    api.post('/api/payments/stripe/webhook', (request, reply) => {
      if (webhookFailures-- > 0) return reply.code(500).send();
      events.push(sandbox.provider.readEvent(request.body as Buffer, request.headers));
      return reply.send();
    });
    done();
  });
  await sandbox.serve(shop, { name: () => 'Exclusive', baseUrl: () => baseUrl, localUrl: () => baseUrl });
  baseUrl = await shop.listen({ host: '127.0.0.1', port: 0 });
}

async function close(): Promise<void> {
  await shop.close();
  await sandbox.close();
}

function sessionParams(changes: Partial<SessionParams> = {}): SessionParams {
  return {
    idempotencyKey: 'order-1',
    reference: 'order-1',
    lines: [
      { title: 'Lamp <b>', unitAmount: 1999, quantity: 2, imageUrl: `${baseUrl}/pictures/lamp.webp` },
      { title: 'Chair', unitAmount: 5050, quantity: 1 },
    ],
    currency: 'USD',
    customerEmail: 'ada@example.com',
    successUrl: `${baseUrl}/account/orders/1?session={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/account/orders/1?cancelled=1`,
    expiresAt: new Date(now + sandbox.provider.pageLifetime),
    ...changes,
  };
}

const aSession = (changes?: Partial<SessionParams>) => sandbox.provider.createSession(sessionParams(changes));

/** Submits the payment page's form, as a browser would. */
async function submit(session: PaymentSession, fields: Record<string, string>) {
  const response = await fetch(session.url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), page: await response.text() };
}
const pageOf = async (session: PaymentSession) => (await fetch(session.url ?? '')).text();
const card = (number: string) => ({ number, expiry: '12/34', cvc: '123' });
const pay = (session: PaymentSession) => submit(session, card('4242 4242 4242 4242'));

const types = () => events.map((event) => event?.type);

test('a session expires by itself and sends an event', async () => {
  const session = await aSession();
  now += sandbox.provider.pageLifetime;
  await sandbox.tick();
  expect(await sandbox.provider.readSession(session.id)).toMatchObject({ status: 'EXPIRED', url: null });
  expect(types()).toEqual(['EXPIRED']);
  expect((await pay(session)).page).toContain('expired');
  expect(await sandbox.provider.readSession(session.id)).toMatchObject({ paymentStatus: 'UNPAID' });
});

test('a paid session cannot be expired', async () => {
  const session = await aSession();
  await pay(session);
  expect(await sandbox.provider.expireSession(session.id)).toMatchObject({ paymentStatus: 'PAID' });
});

describe('the payment page', () => {
  test('says what it is and what is paid, and escapes HTML of the order', async () => {
    const response = await fetch((await aSession()).url ?? '');
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const text of ['Sandbox', '$90.48', 'Lamp &lt;b&gt;', 'ada@example.com', '/pictures/lamp.webp']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('href="/account/orders/1?cancelled=1"');
    expect((await fetch(`${baseUrl}/sandbox/pay/cs_unknown`)).status).toBe(404);
  });

  test('accepts a test card, and redirects to the shop', async () => {
    const session = await aSession();
    const { status, location } = await pay(session);
    expect({ status, location }).toEqual({
      status: 303,
      location: `/account/orders/1?session=${session.id}`,
    });
    const paid = await sandbox.provider.readSession(session.id);
    expect(paid).toMatchObject({ status: 'COMPLETE', paymentStatus: 'PAID', url: null });
    expect(paid?.paymentId).toMatch(/^pi_/);
    await sandbox.tick();
    expect(events).toMatchObject([{ type: 'COMPLETED', sessionId: session.id }]);
    expect((await pay(session)).page).toContain('This payment is done');
  });

  test('has a card that pays too little', async () => {
    const session = await aSession();
    await submit(session, card('4000 0000 0000 9235'));
    const paid = await sandbox.provider.readSession(session.id);
    expect(paid).toMatchObject({ paymentStatus: 'PAID', amountTotal: session.amountTotal - 1 });
  });

  test('links to another host by its full URL', async () => {
    const { location } = await pay(await aSession({ successUrl: 'https://shop.example/thanks' }));
    expect(location).toBe('https://shop.example/thanks');
  });

  test('accepts another card after a declined one', async () => {
    const session = await aSession();
    expect(await pageOf(session)).not.toContain('Your card was declined.');
    const declined = await submit(session, card('4000 0000 0000 0002'));
    // A redirect back to the page, so that the browser's Back button does not resend the form.
    expect([declined.status, declined.location]).toEqual([303, new URL(session.url ?? '').pathname]);
    expect(await pageOf(session)).toContain('Your card was declined.');
    expect(await sandbox.provider.readSession(session.id)).toMatchObject({ status: 'OPEN' });
    expect((await pay(session)).status).toBe(303);
  });

  test('shows errors, and never sends back a number that may be real', async () => {
    const session = await aSession();
    const { status } = await submit(session, {
      number: '4539148803436467',
      expiry: '"><script>',
      cvc: '987',
    });
    expect(status).toBe(303);
    const page = await pageOf(session);
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    for (const secret of ['4539148803436467', '987']) expect(page).not.toContain(secret);
  });

  test.each([
    ['succeeds', 'PAID', ['COMPLETED', 'PAID_LATE']],
    ['fails', 'FAILED', ['COMPLETED', 'FAILED_LATE']],
  ])('has a bank debit that %s later', async (debit, paymentStatus, eventTypes) => {
    const session = await aSession();
    await submit(session, { debit });
    expect(await sandbox.provider.readSession(session.id)).toMatchObject({
      status: 'COMPLETE',
      paymentStatus: 'UNPAID',
    });
    await sandbox.tick();
    now += 10 * SECOND;
    await sandbox.tick();
    expect(await sandbox.provider.readSession(session.id)).toMatchObject({ paymentStatus });
    expect(types()).toEqual(eventTypes);
  });
});

describe('a refund', () => {
  const refund = (paymentId: string | null, amount: number, idempotencyKey = 'refund-1') =>
    sandbox.provider.refund({
      paymentId: paymentId ?? '',
      reference: 'refund-1',
      amount,
      currency: 'USD',
      idempotencyKey,
    });
  const aPaidSession = async () => {
    const { id } = await aSession().then(async (session) => (await pay(session), session));
    return sandbox.provider.readSession(id);
  };

  test('happens once per key, and never exceeds the payment', async () => {
    const paid = await aPaidSession();
    const refunds = await Promise.all([1, 2, 3].map(() => refund(paid?.paymentId ?? null, 9000)));
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect(refunds[0]?.status).toBe('SUCCEEDED');
    await expect(refund(paid?.paymentId ?? null, 49, 'refund-2')).rejects.toThrow(PaymentRejectedError);
    await refund(paid?.paymentId ?? null, 48, 'refund-3');
    await expect(refund(paid?.paymentId ?? null, 1, 'refund-4')).rejects.toMatchObject({
      reason: 'ALREADY_REFUNDED',
    });
    expect(sandbox.faults.refunds).toBe(2);
  });

  test('is rejected when nothing was paid', async () => {
    await expect(refund('pi_unknown', 1)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const session = await aSession();
    await submit(session, { debit: 'fails' });
    const { paymentId = null } = (await sandbox.provider.readSession(session.id)) ?? {};
    await expect(refund(paymentId, 1)).rejects.toThrow(PaymentRejectedError);
  });
});

describe('webhooks', () => {
  test('can be lost', async () => {
    sandbox.faults.copies = 0;
    await pay(await aSession());
    await sandbox.tick();
    expect(events).toEqual([]);
  });

  test('can arrive five times', async () => {
    sandbox.faults.copies = 5;
    await pay(await aSession());
    await sandbox.tick();
    expect(types()).toEqual(Array(5).fill('COMPLETED'));
    expect(new Set(events.map((event) => event?.id)).size).toBe(1);
  });

  test('can be held and delivered in another order', async () => {
    sandbox.faults.holdsWebhooks = true;
    await submit(await aSession(), { debit: 'succeeds' });
    now += 10 * SECOND;
    await sandbox.tick();
    expect(events).toEqual([]);
    await sandbox.release((held) => held.toReversed());
    expect(types()).toEqual(['PAID_LATE', 'COMPLETED']);
  });

  test('are retried when the shop fails to accept them', async () => {
    webhookFailures = 2;
    await pay(await aSession());
    for (const pause of [0, SECOND, 5 * SECOND]) {
      expect(events).toEqual([]);
      now += pause;
      await sandbox.tick();
    }
    expect(types()).toEqual(['COMPLETED']);
  });
});

test('sessions, responses and webhooks survive a restart', async () => {
  const [paid, open_] = [await aSession(), await aSession({ idempotencyKey: 'order-2' })];
  const params = sessionParams();
  sandbox.faults.holdsWebhooks = true;
  await pay(paid);
  await close();
  await open();
  await sandbox.tick();
  expect(types()).toEqual(['COMPLETED']);
  expect(await sandbox.provider.readSession(paid.id)).toMatchObject({ paymentStatus: 'PAID' });
  expect(await sandbox.provider.readSession(open_.id)).toMatchObject({ status: 'OPEN' });
  expect(await sandbox.provider.createSession(params)).toMatchObject({ id: paid.id });
});
