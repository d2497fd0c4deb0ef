import { loadSecrets } from '../../../config/secrets.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';
import { report, seeOrder } from '../../../test/card-shop.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { OpenPaymentLink, ReadCustomerLinks, ReadPaymentLink } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { billing, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { draftOrderCalls } from '../../checkout/drafts/draft-order.fixtures.ts';
import { paymentLinkToken } from '../../orders/links/payment-link-token.ts';

const shop = describeCardShop();
let admin: Person;
let mug: string;

const { aDraft, place } = draftOrderCalls(shop, () => admin);

beforeEach(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
});

/** A card order placed by staff. @returns its id and the token of its link */
async function anOrderByLink() {
  const customer = await aCustomer(shop);
  const lines = [{ productId: mug, quantity: 4 }];
  const { id } = await aDraft({ customerId: customer.userId, lines, billing, paymentMethod: 'CARD' });
  const { order, userErrors } = await place(id);
  expect(userErrors).toEqual([]);
  expect(order).toMatchObject({ paymentMethod: 'CARD' });
  const key = loadSecrets(shop.config).session;
  return { id, token: paymentLinkToken(key, id) };
}

/** Advances the clock; an admin's session expires meanwhile. */
const pass = async (duration: number) => {
  shop.clock.advance(duration);
  admin = await anAdmin(shop);
};
const see = (id: string) => seeOrder(shop, admin, id);
const stock = async () => (await ledgerOf(shop, mug)).stock;

const find = async (token: string) => (await shop.client.data(ReadPaymentLink, { token })).paymentLink;
const open = (token: string) => shop.client.payload(OpenPaymentLink, { token });

describe('the link to an order placed by staff', () => {
  test('is emailed instead of a confirmation, and reserves the stock for seven days', async () => {
    const { id, token } = await anOrderByLink();
    expect(await stock()).toBe(6);
    const mails = await shop.app.orm.em.fork().find(OutboxEmailEntity, { orderId: id });
    expect(mails.map(({ kind }) => kind)).toEqual(['ORDER_PAYMENT_LINK']);
    const { paymentDueAt } = await see(id);
    const lastDay = new Date(shop.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10);
    expect(paymentDueAt).toBe(`${lastDay}T23:59:59.999Z`);
    expect(await find(token)).toEqual({ state: 'OPEN', total: 7996, currencyCode: 'USD' });
  });

  test('can be shared by staff until the order is paid', async () => {
    const { id, token } = await anOrderByLink();
    const { order } = await shop.client.data(ReadCustomerLinks, { id }, admin.token);
    expect(order?.customerLinks?.paymentUrl).toBe(`${shop.client.address}/pay?token=${token}`);
    await open(token);
    const session = shop.gateway.last;
    shop.gateway.pay(session.id);
    await report(shop, session.id);
    const after = await shop.client.data(ReadCustomerLinks, { id }, admin.token);
    expect(after.order?.customerLinks?.paymentUrl).toBeNull();
  });

  test('leads anyone who has it to the provider and back, and settles once', async () => {
    const { id, token } = await anOrderByLink();
    const { url } = await open(token);
    const session = shop.gateway.last;
    expect(url).toBe(session.url);
    expect((await open(token)).url).toBe(url);
    const link = `${shop.client.address}/pay?token=${token}`;
    expect(shop.gateway.requests.get(session.id)).toMatchObject({
      successUrl: `${link}&payment=done`,
      cancelUrl: link,
    });
    shop.gateway.pay(session.id);
    await report(shop, session.id);
    await report(shop, session.id);
    expect(await see(id)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
    expect(await find(token)).toMatchObject({ state: 'PAID' });
    expect(await open(token)).toMatchObject({ url: null, userErrors: [{ code: 'NOT_PAYABLE' }] });
    expect(await stock()).toBe(6);
  });

  test('outlives pages on which nothing was paid', async () => {
    const { id, token } = await anOrderByLink();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await open(token);
      const { id: sessionId } = shop.gateway.last;
      await pass(32 * MINUTE);
      shop.gateway.change(sessionId, { status: 'EXPIRED' });
      await report(shop, sessionId);
      await shop.app.jobs.run('unpaid-orders');
      expect(await see(id)).toMatchObject({ status: 'PENDING', paymentState: 'UNPAID' });
    }
    expect((await open(token)).url).toBe(shop.gateway.last.url);
    expect(await stock()).toBe(6);
  });

  test('expires: the order is canceled, and its stock released', async () => {
    const { id, token } = await anOrderByLink();
    const { paymentDueAt } = await see(id);
    await pass(Date.parse(paymentDueAt ?? '') - shop.clock.now().getTime() - MINUTE);
    await shop.app.jobs.run('unpaid-orders');
    expect(await find(token)).toMatchObject({ state: 'OPEN' });
    await open(token);
    await pass(2 * MINUTE);
    await shop.app.jobs.run('unpaid-orders');
    expect(await see(id)).toMatchObject({ status: 'CANCELLED', paymentState: 'UNPAID' });
    expect(await stock()).toBe(10);
    expect(await find(token)).toMatchObject({ state: 'ENDED' });
    expect(await open(token)).toMatchObject({ url: null, userErrors: [{ code: 'NOT_PAYABLE' }] });
  });

  test('ends when staff cancel the order, also if the page is open', async () => {
    const { id, token } = await anOrderByLink();
    await open(token);
    const { id: sessionId } = shop.gateway.last;
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    expect(await find(token)).toMatchObject({ state: 'ENDED' });
    await shop.app.jobs.run('payments');
    expect(shop.gateway.sessions.get(sessionId)?.status).toBe('EXPIRED');
    expect(await open(token)).toMatchObject({ url: null, userErrors: [{ code: 'NOT_PAYABLE' }] });
    expect(await stock()).toBe(10);
  });
});

test("a customer's own order has no link", async () => {
  const { id } = await anOrderByLink();
  await shop.app.orm.em
    .fork()
    .getConnection()
    .execute(`update orders set payment_link_expires_at = null where id = '${id}'`);
  const key = loadSecrets(shop.config).session;
  expect(await find(paymentLinkToken(key, id))).toBeNull();
  expect(await open(paymentLinkToken(key, id))).toMatchObject({ userErrors: [{ code: 'NOT_PAYABLE' }] });
});
