import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingsOf } from '../../../config/environment-settings.ts';
import { aCheckoutInput, changeOrder, checkOut, seeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ChangePaymentMethods,
  ReadSetupSteps,
  ReadStripeKeys,
  type StripeSettingsInput,
  TryCardCheckout,
  UpdateStripeKeys,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakePaymentProvider } from '../../../test/gateways/fake-payment-provider.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { HOUR, MINUTE } from '../../../shared/time/duration.ts';
import { lineOf, recordedDuring } from '../../audit/audit.fixtures.ts';
import { PaymentEntity } from '../payment.entity.ts';
import type { OpenStripe } from '../provider/entered-providers.port.ts';
import {
  BadSignatureError,
  type PaymentEvent,
  PaymentRejectedError,
} from '../provider/payment-provider.port.ts';

/** Stripe's accounts, by the last letter of their keys: each has any number of keys. */
let accounts: { a: FakePaymentProvider; b: FakePaymentProvider };

/** Keys such as `sk_test_1a` are of the account `a`; others are unknown to Stripe. */
const openStripe: OpenStripe = ({ secretKey, webhookSecret, account }) => {
  const stripeAccount = accounts[secretKey.slice(-1) as 'a' | 'b'] as FakePaymentProvider | undefined;
  const checkKeys = async () => {
    throw new PaymentRejectedError('Invalid API Key provided: sk_test_*******ng', 'OTHER');
  };
  const readEvent: FakePaymentProvider['readEvent'] = (body, headers) => {
    if (headers['stripe-signature'] !== webhookSecret) throw new BadSignatureError('Not signed.');
    return JSON.parse(body.toString()) as PaymentEvent;
  };
  const provider = Object.create(stripeAccount ?? new FakePaymentProvider()) as FakePaymentProvider;
  const mode = secretKey.split('_')[1];
  return Object.assign(provider, {
    account: account ?? `${mode}:${secretKey}`,
    readEvent,
    ...(!stripeAccount && { checkKeys }),
  });
};

const SECRET_KEY = 'sk_test_1a';
const WEBHOOK_SECRET = 'whsec_a';
const keys = { stripeSecretKey: SECRET_KEY, stripeWebhookSecret: WEBHOOK_SECRET };
const keysOfB = { stripeSecretKey: 'sk_live_1b', stripeWebhookSecret: 'whsec_b' };
const noKeys = { stripeSecretKey: null };

describe('Stripe’s keys', () => {
  const shop = describeShop({}, { openStripe });
  let owner: Person;
  let ada: Person;
  let mug: string;

  const update = (input: StripeSettingsInput, expectedVersion?: string) =>
    shop.client.payload(UpdateStripeKeys, { input, expectedVersion }, owner.token);
  const read = () => shop.client.data(ReadStripeKeys, {}, owner.token);
  const readSection = async () => (await read()).settings.stripe;
  const database = () => shop.app.orm.em.fork();

  beforeAll(async () => {
    mug = await aProduct(database(), { title: 'Mug', salePrice: 1999, stock: 100 });
  });
  beforeEach(async () => {
    accounts = {
      a: new FakePaymentProvider('stripe', '', 'cs_a_'),
      b: new FakePaymentProvider('stripe', '', 'cs_b_'),
    };
    owner = await anAdmin(shop);
    ada = await aCustomer(shop);
    const em = database();
    await em.execute('update payments set session_id = null, provider_payment_id = null, account = null');
    await em.execute('delete from payment_events');
    await em.execute(`update settings set content = '{}' where section = 'stripe'`);
    await shop.app.jobs.run('settings');
  });

  /** Ada's order, whose payment page is open. */
  async function anOrder(): Promise<string> {
    const { order } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 1 }));
    if (!order) throw new Error('The card checkout was refused');
    return order.id;
  }

  /** Ada has paid, and Stripe has reported it. */
  async function aPaidOrder(at: FakePaymentProvider, signature: string): Promise<string> {
    const id = await anOrder();
    at.pay(at.last.id);
    expect(await report(at, signature)).toBe(200);
    expect((await see(id)).paymentState).toBe('PAID');
    return id;
  }

  async function report(at: FakePaymentProvider, signature: string): Promise<number> {
    const body = { id: `evt_${at.last.id}`, type: 'COMPLETED', sessionId: at.last.id };
    const headers = { 'stripe-signature': signature };
    const path = '/api/payments/stripe/webhook';
    return (await shop.client.rest(path, { method: 'POST', body, headers })).status;
  }

  async function refund(id: string): Promise<void> {
    await changeOrder(shop, owner, 'orderRefund', id);
    await shop.app.jobs.run('refunds');
  }

  const see = (id: string) => seeOrder(shop, owner, id);

  test('are in force once Stripe has accepted them, and never shown', async () => {
    expect((await read()).shop.cardPayment.available).toBe(false);
    const { settings, userErrors } = await update(keys);
    expect(userErrors).toEqual([]);
    const saved = {
      version: expect.any(String) as string,
      locks: [],
      hasKeys: true,
      mode: 'TEST',
      webhookUrl: `${shop.client.address}/api/payments/stripe/webhook`,
    };
    expect(settings).toEqual(saved);
    const activity = { lastPaymentAt: null, lastEventAt: null };
    const now = await read();
    expect(now).toEqual({
      settings: { stripe: { ...saved, activity } },
      shop: { cardPayment: { available: true } },
    });
    await aPaidOrder(accounts.a, WEBHOOK_SECRET);
    expect((await readSection()).activity).toEqual({
      lastPaymentAt: shop.clock.now().toISOString(),
      lastEventAt: shop.clock.now().toISOString(),
    });
  });

  test('are sealed in the database, and only named in the audit log', async () => {
    const entries = await recordedDuring(shop, owner, async () => {
      await update(keys);
      await update(keysOfB);
    });
    expect(entries.map(lineOf).join()).toContain('stripeSecretKey');
    const em = database();
    const [stored] = await em.execute<Record<string, string>[]>(
      `select content->>'stripeSecretKey' as key, content->>'stripeWebhookSecret' as webhook,
        content->>'formerStripeKeys' as former from settings where section = 'stripe'`,
    );
    const sealed = Object.values(stored ?? {});
    expect(sealed).toHaveLength(3);
    for (const value of sealed) expect(value).toMatch(/^[\w-]{40,}$/);
    const audited = JSON.stringify(await em.execute('select changes::text from audit_entries'));
    expect(audited).toContain('stripeAccount');
    for (const secret of [...sealed, 'whsec_']) expect(audited).not.toContain(secret);
  });

  test('that Stripe rejects are not saved, and its own answer is shown', async () => {
    await update(keys);
    const { version } = await readSection();
    const { settings, userErrors } = await update({ ...keys, stripeSecretKey: 'sk_test_wrong' });
    expect(settings).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'STRIPE_REJECTED',
        message: 'Stripe did not accept the key: Invalid API Key provided: sk_test_*******ng',
        field: ['input', 'stripeSecretKey'],
      },
    ]);
    expect(await readSection()).toMatchObject({ version, hasKeys: true });
    await aPaidOrder(accounts.a, WEBHOOK_SECRET);
  });

  test('are not saved while Stripe can’t be reached', async () => {
    accounts.a.outage = 'DOWN';
    expect((await update(keys)).userErrors).toMatchObject([
      { code: 'STRIPE_REJECTED', message: expect.stringContaining('can’t be reached') as string },
    ]);
    expect(await readSection()).toMatchObject({ hasKeys: false, mode: null });
  });

  test('are of no use for a currency that Stripe does not support', async () => {
    accounts.a.terms = null;
    expect((await update(keys)).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', message: 'Card payments in USD are not possible.' },
    ]);
    expect(accounts.a.calls.read).toBe(0);
  });

  test.each<[StripeSettingsInput, string, string]>([
    [{ ...keys, stripeSecretKey: 'pk_test_1a' }, 'INVALID_VALUE', 'stripeSecretKey'],
    [{ ...keys, stripeSecretKey: '' }, 'INVALID_VALUE', 'stripeSecretKey'],
    [{ ...keys, stripeWebhookSecret: 'we_1a' }, 'INVALID_VALUE', 'stripeWebhookSecret'],
    [{ stripeSecretKey: SECRET_KEY }, 'REQUIRED', 'stripeWebhookSecret'],
    [{ stripeWebhookSecret: WEBHOOK_SECRET }, 'REQUIRED', 'stripeSecretKey'],
  ])('%j is refused: %s at %s', async (input, code, field) => {
    expect((await update(input)).userErrors).toMatchObject([{ code, field: ['input', field] }]);
    expect(accounts.a.calls.read).toBe(0);
  });

  test('that somebody else has changed are not overwritten', async () => {
    await update(keys);
    expect((await update(keys, '1')).userErrors).toMatchObject([{ code: 'VERSION_CHANGED' }]);
  });

  test('can be replaced within an account: the new key goes on with its payments', async () => {
    await update(keys);
    const [paid, open] = [await aPaidOrder(accounts.a, WEBHOOK_SECRET), await anOrder()];
    expect((await update({ stripeSecretKey: 'rk_test_2a' })).userErrors).toEqual([]);
    await refund(paid);
    expect((await see(paid)).paymentState).toBe('REFUNDED');
    accounts.a.pay(accounts.a.last.id);
    expect(await report(accounts.a, WEBHOOK_SECRET)).toBe(200);
    expect((await see(open)).paymentState).toBe('PAID');
    const payments = await database().find(PaymentEntity, { order: [paid, open] });
    expect(payments.map(({ account }) => account)).toEqual([`test:${SECRET_KEY}`, `test:${SECRET_KEY}`]);
    await anOrder();
    const [latest] = await database().find(
      PaymentEntity,
      {},
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    expect(latest?.account).toBe(`test:${SECRET_KEY}`);
  });

  test('of another account need its webhook secret, and the former payments stay refundable', async () => {
    await update(keys);
    const [paid, open] = [await aPaidOrder(accounts.a, WEBHOOK_SECRET), await anOrder()];
    expect((await update({ stripeSecretKey: keysOfB.stripeSecretKey })).userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'stripeWebhookSecret'] },
    ]);
    expect((await update(keysOfB)).settings).toMatchObject({ hasKeys: true, mode: 'LIVE' });
    // Its page at the former account is still open.
    accounts.a.pay(accounts.a.last.id);
    expect(await report(accounts.a, WEBHOOK_SECRET)).toBe(200);
    expect((await see(open)).paymentState).toBe('PAID');
    await aPaidOrder(accounts.b, keysOfB.stripeWebhookSecret);
    for (const id of [paid, open]) await refund(id);
    expect(accounts.a.refunds.size).toBe(2);
    expect(accounts.b.refunds.size).toBe(0);
    // Back at the first account, the second one stays.
    expect((await update({ ...keys, stripeSecretKey: 'sk_test_3a' })).userErrors).toEqual([]);
    expect((await see(await aPaidOrder(accounts.a, WEBHOOK_SECRET))).paymentState).toBe('PAID');
    expect(await report(accounts.b, keysOfB.stripeWebhookSecret)).toBe(200);
  });

  test('can be removed once nobody is paying; a checkout that is still open gets a clear answer', async () => {
    await update(keys);
    await anOrder();
    expect((await update(noKeys)).userErrors).toMatchObject([{ code: 'PAYMENTS_IN_PROGRESS' }]);
    shop.clock.advance(32 * MINUTE);
    await shop.app.jobs.run('payments');
    await shop.app.jobs.run('unpaid-orders');
    owner = await anAdmin(shop);
    ada = await aCustomer(shop);
    expect((await update(noKeys)).settings).toMatchObject({ hasKeys: false, mode: null });
    const [stored] = await database().execute<{ content: object }[]>(
      `select content from settings where section = 'stripe'`,
    );
    expect(new Set(Object.values(stored?.content ?? {}))).toEqual(new Set([null]));
    const input = aCheckoutInput({ productId: mug, quantity: 1 });
    const { url, userErrors } = await shop.client.payload(TryCardCheckout, { input }, ada.token);
    expect(url).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'PAYMENT_UNAVAILABLE',
        message: 'This payment method is not available. Please choose another one.',
      },
    ]);
    expect(await report(accounts.a, WEBHOOK_SECRET)).toBe(400);
  });

  test('let the setup guide tick the payment methods, and stay while they are the only one', async () => {
    const step = async () => {
      const { setupSteps } = await shop.client.data(ReadSetupSteps, {}, owner.token);
      return setupSteps.find(({ kind }) => kind === 'PAYMENTS')?.isDone;
    };
    const offer = (isOffered: boolean) =>
      shop.client.payload(
        ChangePaymentMethods,
        { input: { bankTransfer: { isOffered }, cashOnDelivery: { isOffered } } },
        owner.token,
      );
    expect((await offer(false)).userErrors).toMatchObject([{ code: 'REQUIRED' }]);
    await update(keys);
    expect((await offer(false)).userErrors).toEqual([]);
    expect(await step()).toBe(true);
    expect((await update(noKeys)).userErrors).toMatchObject([{ code: 'REQUIRED' }]);
    await offer(true);
    expect((await update(noKeys)).userErrors).toEqual([]);
  });

  test('that another process has changed are in force here with the next job', async () => {
    await update(keys);
    const em = database();
    const [row] = await em.execute<{ content: object }[]>(
      `select content from settings where section = 'stripe'`,
    );
    const store = async (content: object) => {
      await em.execute(`update settings set content = ? where section = 'stripe'`, [JSON.stringify(content)]);
      await shop.app.jobs.run('settings');
      return (await read()).shop.cardPayment.available;
    };
    expect(await store({})).toBe(false);
    expect(await store(row?.content ?? {})).toBe(true);
  });

  test('that can’t be decrypted any more must be entered again', async () => {
    await update(keys);
    await database().execute(
      `update settings set content = content || '{"stripeWebhookSecret": "sealed-with-another-secret"}'
        where section = 'stripe'`,
    );
    await shop.app.jobs.run('settings');
    expect(await read()).toMatchObject({
      settings: { stripe: { hasKeys: false } },
      shop: { cardPayment: { available: false } },
    });
    expect((await update({ stripeSecretKey: 'sk_test_2a' })).userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'stripeWebhookSecret'] },
    ]);
    expect((await update(keys)).settings).toMatchObject({ hasKeys: true });
  });

  test('can be tried twenty times in an hour', async () => {
    const codes: unknown[] = [];
    for (let attempt = 0; attempt <= 20; attempt += 1) {
      const { errors } = await shop.client.graphql(UpdateStripeKeys, { input: keys }, owner.token);
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(20);
    shop.clock.advance(HOUR);
  });
});

describe('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET', () => {
  const variables = { STRIPE_SECRET_KEY: 'sk_live_1a', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const shop = describeShop(
    { stripe: { secretKey: 'sk_live_1a', webhookSecret: WEBHOOK_SECRET }, settings: settingsOf(variables) },
    { openStripe },
  );

  test('lock the keys', async () => {
    const owner = await anAdmin(shop);
    const { settings } = await shop.client.data(ReadStripeKeys, {}, owner.token);
    expect(settings.stripe).toMatchObject({
      hasKeys: true,
      mode: 'LIVE',
      locks: [
        { field: 'stripeSecretKey', variable: 'STRIPE_SECRET_KEY' },
        { field: 'stripeWebhookSecret', variable: 'STRIPE_WEBHOOK_SECRET' },
      ],
    });
    for (const input of [keysOfB, noKeys]) {
      const { userErrors } = await shop.client.payload(UpdateStripeKeys, { input }, owner.token);
      expect(userErrors).toMatchObject([{ code: 'FIELD_LOCKED' }]);
    }
  });
});
