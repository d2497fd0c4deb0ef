import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookEventType, WebhookInput } from '../../test/documents.generated.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { WebhookEntity } from './webhook.entity.ts';
import { WebhookWorkers } from './webhook-workers.ts';
import { openReceiver, type Receiver, signersOf, webhooksOf } from './webhook.fixtures.ts';

const mail = new FakeEmail();
const webhookWorkers = new WebhookWorkers();
const shop = describeShop({ allowsPrivateAddresses: true }, { mail, webhookWorkers });
const { register, update, rotate, see, test: sendTest, resend, replay, log } = webhooksOf(shop);
let owner: Person;
let receiver: Receiver;

beforeEach(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  receiver = await openReceiver();
});
afterEach(async () => {
  await shop.app.orm.em.fork().nativeDelete(WebhookEntity, {});
  await receiver.close();
});

/** Advances the clock, and logs the owner in again. */
async function pass(duration: number): Promise<void> {
  shop.clock.advance(duration);
  owner = await aStaffMember(shop, 'OWNER');
}

/** Registers the receiver. @returns the id and the secret */
async function registered(eventTypes: WebhookEventType[] = ['ORDER_PLACED'], url = receiver.url) {
  const { webhook, secret } = await register(owner, { url, eventTypes });
  return { id: webhook?.id ?? '', secret: secret ?? '' };
}

/** Starts sending due messages. */
const begin = () => shop.app.jobs.run('webhooks');

async function send(): Promise<void> {
  await begin();
  await webhookWorkers.idle();
}

/** Creates messages from events. */
async function createMessages(): Promise<void> {
  await shop.app.jobs.run('events');
  await shop.app.jobs.run('webhook-events');
}

async function createAndSend(): Promise<void> {
  await createMessages();
  await send();
}

async function place(): Promise<string> {
  const productId = await aProduct(shop.app.orm.em.fork(), { stock: 50 });
  return anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId, quantity: 1 }));
}

test('a registered receiver gets each event once, signed, and no other receiver does', async () => {
  const { id, secret } = await registered();
  const other = await registered(['PRODUCT_DELETED'], `${receiver.url}/other`);
  const orderId = await place();
  await createAndSend();
  await createAndSend();
  const [message, ...more] = receiver.received;
  expect(more).toEqual([]);
  if (!message) throw new Error('Nothing came.');
  expect(signersOf(message, [other.secret, secret])).toEqual([secret]);
  expect(message.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/) as string,
    'webhook-timestamp': String(shop.clock.now().getTime() / 1000),
  });
  expect(JSON.parse(message.body)).toMatchObject({ type: 'order.placed', data: { order: { id: orderId } } });
  expect(await log(owner, id)).toMatchObject([
    {
      messageId: message.headers['webhook-id'],
      type: 'ORDER_PLACED',
      state: 'DELIVERED',
      body: message.body,
      attempts: [{ number: 1, status: 200, response: 'ok', failure: null }],
    },
  ]);
  expect(await log(owner, other.id)).toEqual([]);
});

test('500, 500, 200 are three attempts with one id and one body, each signed anew', async () => {
  const { id, secret } = await registered();
  receiver.answer = (response, count) => response.writeHead(count < 3 ? 500 : 200).end(`no ${count}`);
  await place();
  await createAndSend();
  expect(await see(owner, id)).toMatchObject({ failingSince: shop.clock.now().toISOString() });
  await send();
  expect(receiver.received).toHaveLength(1);
  for (const pause of [MINUTE, 6 * MINUTE]) {
    shop.clock.advance(pause);
    await send();
  }
  expect(receiver.received).toHaveLength(3);
  for (const message of receiver.received) expect(signersOf(message, [secret])).toEqual([secret]);
  const distinct = (of: (message: Receiver['received'][number]) => unknown) =>
    new Set(receiver.received.map(of)).size;
  expect(distinct(({ headers }) => headers['webhook-id'])).toBe(1);
  expect(distinct(({ body }) => body)).toBe(1);
  expect(distinct(({ headers }) => headers['webhook-signature'])).toBe(3);
  const [message] = await log(owner, id);
  expect(message?.state).toBe('DELIVERED');
  expect(message?.attempts.map(({ number, status, response }) => [number, status, response])).toEqual([
    [1, 500, 'no 1'],
    [2, 500, 'no 2'],
    [3, 200, 'no 3'],
  ]);
  expect(await see(owner, id)).toMatchObject({ failingSince: null });
});

test('a message fails after a day, and after a week of failures the webhook is off and the owners get an email', async () => {
  const { id } = await registered();
  receiver.answer = (response) => response.writeHead(503).end();
  await place();
  await createAndSend();
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    shop.clock.advance(12 * HOUR);
    await send();
  }
  await pass(0);
  expect(await log(owner, id, 'FAILED')).toMatchObject([{ attempts: { length: 8 } }]);
  await pass(DAY);
  await send();
  expect(receiver.received).toHaveLength(8);
  expect(await see(owner, id)).toMatchObject({ isEnabled: true });
  await pass(3 * DAY);
  await place();
  await createAndSend();
  expect(await see(owner, id)).toMatchObject({ isEnabled: false, disabledReason: 'FAILING' });
  mail.sent.length = 0;
  await shop.app.jobs.run('mail');
  const warnings = mail.sent.filter(({ subject }) => subject.includes('webhook'));
  expect(warnings.map(({ to }) => to)).toContain(owner.email);
  expect(warnings[0]?.text).toContain(receiver.url);
  expect(warnings[0]?.text).toContain(`/admin/webhooks/${id}`);

  await place();
  await pass(DAY);
  await createAndSend();
  expect(receiver.received).toHaveLength(9);
  expect((await sendTest(owner, id)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
  receiver.answer = (response) => response.end();
  const again = await update(owner, id, { url: receiver.url, eventTypes: ['ORDER_PLACED'], isEnabled: true });
  expect(again.webhook).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
  await send();
  expect(receiver.received).toHaveLength(10);
});

test('410 turns the webhook off at once', async () => {
  const { id } = await registered();
  receiver.answer = (response) => response.writeHead(410).end();
  await place();
  await createAndSend();
  expect(await see(owner, id)).toMatchObject({ isEnabled: false, disabledReason: 'GONE' });
  expect(await log(owner, id)).toMatchObject([{ state: 'FAILED', attempts: [{ status: 410 }] }]);
});

test('for a day after a rotation both secrets sign, then only the new one', async () => {
  const { id, secret } = await registered();
  const rotated = (await rotate(owner, id)).secret ?? '';
  const until = new Date(shop.clock.now().getTime() + DAY).toISOString();
  expect(await see(owner, id)).toMatchObject({ previousSecretUntil: until });
  await sendTest(owner, id);
  await send();
  await pass(DAY);
  await sendTest(owner, id);
  await send();
  const [during, after] = receiver.received.map((message) => signersOf(message, [rotated, secret]));
  expect(during).toEqual([rotated, secret]);
  expect(after).toEqual([rotated]);
});

describe('failures', () => {
  test('include a redirect, which is not followed', async () => {
    const { id } = await registered();
    receiver.answer = (response) => response.writeHead(302, { location: `${receiver.url}/else` }).end();
    await sendTest(owner, id);
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await log(owner, id)).toMatchObject([{ state: 'WAITING', attempts: [{ status: 302 }] }]);
  });

  test('include an unreachable receiver', async () => {
    const { id } = await registered([`ORDER_PLACED`], 'http://127.0.0.1:1/');
    await sendTest(owner, id);
    await send();
    expect(await log(owner, id)).toMatchObject([
      { state: 'WAITING', attempts: [{ status: null, failure: 'UNREACHABLE' }] },
    ]);
  });

  test('do not include a response of any length, of which the beginning is stored', async () => {
    const { id } = await registered();
    receiver.answer = (response) => response.end('é\0'.repeat(100_000));
    await sendTest(owner, id);
    await send();
    const [message] = await log(owner, id);
    expect(message?.state).toBe('DELIVERED');
    expect(Buffer.byteLength(message?.attempts[0]?.response ?? '')).toBeLessThan(8200);
  });
});

test('a receiver that does not respond delays no other, and an unfinished attempt is shown as such', async () => {
  const slow = await registered();
  const quick = await openReceiver();
  const other = await registered(['ORDER_PLACED'], quick.url);
  const held: (() => void)[] = [];
  receiver.answer = (response) => void held.push(() => response.end());
  for (let count = 0; count < 6; count += 1) await place();
  await createMessages();
  await begin();
  await Promise.all([quick.until(6), receiver.until(4)]);
  await begin();
  expect(receiver.received).toHaveLength(4);
  const open = await log(owner, slow.id);
  expect(open.flatMap(({ attempts }) => attempts)).toMatchObject(
    Array.from({ length: 4 }, () => ({ status: null, failure: null })),
  );
  receiver.answer = (response) => response.end();
  held.forEach((release) => release());
  await send();
  expect(receiver.received).toHaveLength(6);
  expect(new Set((await log(owner, other.id)).map(({ state }) => state))).toEqual(new Set(['DELIVERED']));
  await quick.close();
});

test('a message, and a period, are sent again, including events while the webhook was off', async () => {
  const input: WebhookInput = { url: receiver.url, eventTypes: ['ORDER_PLACED'] };
  const { id } = await registered();
  // Events have the time of the database.
  const [from, until] = [new Date(Date.now() - MINUTE), new Date(Date.now() + HOUR)];
  await place();
  await createAndSend();
  const [first] = await log(owner, id);
  await resend(owner, first?.id ?? '');
  await send();
  expect(receiver.received[1]).toMatchObject({ body: receiver.received[0]?.body });
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);

  await update(owner, id, { ...input, isEnabled: false });
  const missed = await place();
  await createAndSend();
  expect(receiver.received).toHaveLength(2);
  await update(owner, id, { ...input, isEnabled: true });
  const { messageCount } = await replay(owner, id, from, until);
  await send();
  expect(receiver.received).toHaveLength(2 + (messageCount ?? 0));
  expect(receiver.received.filter(({ body }) => body.includes(missed))).toHaveLength(1);
  expect((await replay(owner, id, until, from)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
});

test('messages older than 30 days are deleted with their attempts', async () => {
  const { id } = await registered();
  await sendTest(owner, id);
  await send();
  await pass(30 * DAY + MINUTE);
  await shop.app.jobs.run('retention');
  expect(await log(owner, id)).toEqual([]);
});
