import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../db/query-client.ts';
import { composition } from '../../modules.ts';
import { openOrm } from '../../db/orm.ts';
import { EmailRejectedError } from '../../email/email.port.ts';
import { loadSecrets } from '../../config/secrets.ts';
import { createInMemoryState } from '../../in-memory-state.ts';
import type { Dependencies } from '../../dependencies.ts';
import { outgoingHttp } from '../../integrations/outgoing/guarded-http.ts';
import { openLiveUpdates } from '../../open-live-updates.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { enUs } from '../../shared/messages/locale.ts';
import { ContactMessageEntity } from '../contact/contact-message.entity.ts';
import { newId } from '../../shared/new-id.ts';
import { OutboxEmailEntity } from './outbox-email.entity.ts';
import { HOUR } from '../../shared/time/duration.ts';
import { WebhookWorkers } from '../webhooks/webhook-workers.ts';
import { stripeOpener } from '../../open-integrations.ts';
import { PaymentProviders } from '../payments/provider/payment-provider.registry.ts';

const mail = new FakeEmail();
const notes: { rows: object; message: string }[] = [];
const log = { warn: (rows: object, message: string) => notes.push({ rows, message }) };
const shop = describeShop({}, { mail, log });

beforeEach(async () => {
  await shop.app.orm.em.fork().nativeDelete(OutboxEmailEntity, {});
  mail.sent.length = 0;
  mail.failure = null;
  notes.length = 0;
});

/** Adds this many emails to the outbox, each with its own text. */
async function fillOutbox(count: number): Promise<void> {
  const em = shop.app.orm.em.fork();
  const { outbox } = composition.createServices(await dependencies(), em);
  for (let index = 0; index < count; index += 1) {
    const messageId = newId();
    const createdAt = shop.clock.now();
    const words = { name: `Visitor ${index}`, email: 'v@test.example', phone: '1', message: 'Hello' };
    await em.insert(ContactMessageEntity, { id: messageId, ...words, createdAt });
    await outbox.add(em, { kind: 'CONTACT_MESSAGE', recipient: 'desk@shop.example', messageId });
  }
}

async function dependencies(): Promise<Dependencies> {
  return {
    config: shop.config,
    ...createInMemoryState(shop.config, shop.clock.now),
    clock: shop.clock.now,
    secrets: loadSecrets(shop.config),
    rateLimits: new RateLimits(shop.config, queryClient(shop.app.orm)),
    payments: new PaymentProviders([]),
    openStripe: stripeOpener(shop.clock.now),
    identities: null,
    sampleRows: { ids: [], accounts: [] },
    mail,
    storage: new MemoryStorage(),
    searchIndex: null,
    vies: { check: () => Promise.reject(new Error('not expected')) },
    outgoing: outgoingHttp({ allowsPrivate: false }),
    webhookWorkers: new WebhookWorkers(),
    log: { warn: () => undefined },
    locale: enUs,
    baseUrl: () => 'https://shop.example',
    ...openLiveUpdates(shop.config, shop.app.orm, shop.clock.now, shop.app.server.log),
  };
}

const deliver = () => shop.app.jobs.run('mail');
const stored = () => shop.app.orm.em.fork().find(OutboxEmailEntity, {}, { orderBy: { id: 'asc' } });

test('due emails are sent once, in any number of batches', async () => {
  await fillOutbox(12);
  await deliver();
  await deliver();
  expect(mail.sent).toHaveLength(12);
  expect(new Set(mail.sent.map((message) => message.subject)).size).toBe(12);
  expect(await stored()).toSatisfy((mails: OutboxEmailEntity[]) =>
    mails.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1),
  );
});

test('an email has sender, recipient, HTML and text parts and a unique Message-ID', async () => {
  await fillOutbox(1);
  await deliver();
  const [row] = await stored();
  expect(mail.sent).toEqual([
    {
      from: { name: 'My shop', address: 'shop@localhost' },
      to: 'desk@shop.example',
      replyTo: { name: 'Visitor 0', address: 'v@test.example' },
      subject: 'Message from Visitor 0',
      html: expect.stringContaining('<!doctype html>') as unknown,
      text: expect.stringContaining('> Hello') as unknown,
      messageId: `<${row?.id}@localhost>`,
    },
  ]);
});

test('several processes with one outbox send each email once', async () => {
  const another = await openOrm(shop.config.database, composition.entities);
  try {
    const parts = await dependencies();
    const workers = Array.from({ length: 8 }, (_, index) => {
      const em = (index % 2 === 0 ? shop.app.orm : another).em.fork();
      return composition.createServices(parts, em).emailDelivery;
    });
    const deliverAll = () => Promise.all(workers.map(async (worker) => worker?.deliverDue()));
    // A first run without emails opens the connections, so that all start at the same time.
    await deliverAll();
    await fillOutbox(60);
    await deliverAll();
    expect(mail.sent).toHaveLength(60);
    expect(new Set(mail.sent.map((message) => message.messageId)).size).toBe(60);
  } finally {
    await another.close();
  }
});

test('an email claimed by a process that died is sent later, with the same Message-ID', async () => {
  await fillOutbox(1);
  const before = shop.clock.now();
  // The state left by a process that dies while sending.
  await shop.app.orm.em
    .fork()
    .nativeUpdate(OutboxEmailEntity, {}, { attempts: 1, dueAt: new Date(before.getTime() + 10 * 60_000) });
  await deliver();
  expect(mail.sent).toEqual([]);
  shop.clock.advance(10 * 60_000);
  await deliver();
  expect(mail.sent).toMatchObject([{ messageId: `<${(await stored())[0]?.id}@localhost>` }]);
});

describe('a failing mail server', () => {
  const outage = Object.assign(new Error('450 4.2.0 <desk@shop.example>: greylisted'), {
    code: 'EENVELOPE',
    responseCode: 450,
  });

  test('is retried with growing pauses, and the email arrives once the server is back', async () => {
    await fillOutbox(1);
    mail.failure = outage;
    await deliver();
    const [first] = await stored();
    expect(first).toMatchObject({ attempts: 1, sentAt: null, failedAt: null, lastError: outage.message });
    await deliver();
    expect((await stored())[0]?.attempts).toBe(1);

    shop.clock.advance(60_000);
    await deliver();
    const [second] = await stored();
    expect(second?.attempts).toBe(2);
    expect(Number(second?.dueAt) - Number(shop.clock.now())).toBeGreaterThanOrEqual(60_000);

    mail.failure = null;
    shop.clock.advance(120_000);
    await deliver();
    await deliver();
    expect(mail.sent).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({ attempts: 3, lastError: null });
  });

  test('marks the email as failed with the reason after a day', async () => {
    await fillOutbox(1);
    mail.failure = outage;
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await deliver();
      shop.clock.advance(8 * HOUR);
    }
    expect(await stored()).toMatchObject([{ attempts: 12, lastError: outage.message }]);
    expect((await stored())[0]?.failedAt).not.toBeNull();
    mail.failure = null;
    await deliver();
    expect(mail.sent).toEqual([]);
  });

  test('is not retried after a permanent rejection', async () => {
    await fillOutbox(1);
    mail.failure = new EmailRejectedError('550 5.1.1 no such user');
    await deliver();
    expect(await stored()).toMatchObject([{ attempts: 1, lastError: '550 5.1.1 no such user' }]);
    expect((await stored())[0]?.failedAt).not.toBeNull();
  });

  test('is logged without personal data', async () => {
    await fillOutbox(1);
    mail.failure = outage;
    await deliver();
    expect(notes).toMatchObject([{ rows: { failure: { code: 'EENVELOPE', responseCode: 450 } } }]);
    expect(JSON.stringify(notes)).not.toContain('@');
  });

  test('does not delay other emails', async () => {
    await fillOutbox(1);
    mail.failure = outage;
    await deliver();
    mail.failure = null;
    await fillOutbox(1);
    await deliver();
    expect(mail.sent).toHaveLength(1);
  });
});

test('an email without a recipient is dropped', async () => {
  const em = shop.app.orm.em.fork();
  const { outbox } = composition.createServices(await dependencies(), em);
  await outbox.add(em, { kind: 'CONTACT_MESSAGE', recipient: 'desk@shop.example', messageId: newId() });
  await deliver();
  expect(mail.sent).toEqual([]);
  expect(await stored()).toEqual([]);
});
