import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { OrderEntity } from '../order.entity.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import {
  AddCartLines,
  CancelOrderByLink,
  CheckOutGuestOrder,
  ConfirmOrderPaymentByLink,
  EraseGuest,
  JoinOrderByLink,
  KeepOrderByLink,
  PayOrderByLink,
  PlaceGuestOrder,
  ReadCartLineIds,
  ReadCustomerLinks,
  ReadGuestOrder,
  ReadOrderByLink,
  ReadOwnOrderNumbers,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrderInput, billing, setOrderStatus } from '../../../test/orders.ts';
import {
  aCustomer,
  aGuest,
  allowGuests,
  aStaffMember,
  type Person,
  testPassword,
} from '../../../test/users.ts';

const shop = describeCardShop();
let owner: Person;
let mug: string;
let emails = 0;

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 10 });
});

const newEmail = () => `guest-${(emails += 1)}@shop.example`;

const place = async (guest: string, email: string, input: object = {}) => {
  const lines = [{ productId: mug, quantity: 2 }];
  const order: object = { ...anOrderInput(...lines), billing: { ...billing, email }, ...input };
  const { payload } = await shop.client.data(PlaceGuestOrder, { input: order }, guest);
  if (!payload.order) throw new Error(JSON.stringify(payload.userErrors));
  return payload.order;
};

/** A guest's order and the token of its link. */
const anOrder = async (email = newEmail(), input: object = {}) => {
  const guest = await aGuest(shop);
  const order = await place(guest, email, input);
  return { guest, email, order, token: String(order.linkToken) };
};

const find = async (token: string, as?: string) =>
  (await shop.client.data(ReadOrderByLink, { token }, as)).order;

const cancel = async (token: string) => (await shop.client.data(CancelOrderByLink, { token })).payload;

const join = async (token: string, as: string) =>
  (await shop.client.data(JoinOrderByLink, { token }, as)).payload;

const keep = async (token: string, password = testPassword) =>
  (await shop.client.data(KeepOrderByLink, { input: { token, password } })).payload;

const ordersOf = async (token: string) =>
  (await shop.client.data(ReadOwnOrderNumbers, {}, token)).viewer?.orders.nodes.map(({ number }) => number);

const emailsOf = async (orderId: string) =>
  (await shop.app.orm.em.fork().find(OutboxEmailEntity, { orderId })).map(({ kind, recipient }) => [
    kind,
    recipient,
  ]);

describe("a guest's order", () => {
  test('has the name and email of its address, and can be seen by its link only', async () => {
    const email = newEmail();
    const named = { billing: { ...billing, lastName: 'Lovelace', email } };
    const { guest, order, token } = await anOrder(email, named);
    const customer = { fullName: 'Ada Lovelace', email, address: null };
    expect(order).toMatchObject({ isGuest: true, customer });
    expect(await find(token)).toMatchObject({
      id: order.id,
      linkToken: null,
      comments: [],
      mails: [],
      tags: [],
      customerLinks: null,
    });
    expect(await find(token, guest)).toMatchObject({ linkToken: token });
    expect(await find(`${token.slice(0, -4)}AAAA`)).toBeNull();
    const { errors } = await shop.client.graphql(ReadGuestOrder, { id: order.id }, guest);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    const other = await aGuest(shop);
    expect((await find(token, other))?.linkToken).toBeNull();
    expect(await emailsOf(order.id)).toEqual([['ORDER_PLACED', email]]);
  });

  test('has a link that staff who may change orders can share', async () => {
    const { order, token } = await anOrder();
    const linksSeenBy = async (as: string) =>
      (await shop.client.data(ReadCustomerLinks, { id: order.id }, as)).order?.customerLinks;
    const pageUrl = shop.client.address + webLinks.guestOrder(token);
    expect(await linksSeenBy(owner.token)).toEqual({ pageUrl, paymentUrl: null });
    expect(await linksSeenBy((await aStaffMember(shop, 'VIEWER')).token)).toBeNull();
  });

  test('empties the cart that it was placed from, and reserves stock', async () => {
    const guest = await aGuest(shop);
    await shop.client.data(AddCartLines, { lines: [{ productId: mug, quantity: 3 }] }, guest);
    await place(guest, newEmail(), { lines: null, paymentMethod: 'BANK' });
    const { cart } = await shop.client.data(ReadCartLineIds, {}, guest);
    expect(cart.lines).toEqual([]);
    expect((await ledgerOf(shop, mug)).stock).toBe(7);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('can be canceled by its link once, as by a customer', async () => {
    const { token } = await anOrder();
    expect((await cancel(token)).order?.status).toBe('CANCELLED');
    expect((await cancel(token)).order?.status).toBe('CANCELLED');
    expect((await ledgerOf(shop, mug)).stock).toBe(10);
    const { token: delivered, order } = await anOrder();
    await setOrderStatus(shop.client, owner, order.id, 'DELIVERED');
    expect((await cancel(delivered)).userErrors).toMatchObject([{ code: 'NOT_CANCELLABLE' }]);
  });

  test('can be paid by card, on a page that returns to its link', async () => {
    const guest = await aGuest(shop);
    const lines = [{ productId: mug, quantity: 1 }];
    const input = { orderId: 'card-guest', lines, billing: { ...billing, email: newEmail() } };
    const { payload } = await shop.client.data(CheckOutGuestOrder, { input }, guest);
    const { order, url } = payload;
    const token = String(order?.linkToken);
    expect(url).toBeTruthy();
    const again = await shop.client.data(PayOrderByLink, { token });
    expect(again.payload).toMatchObject({ url, userErrors: [] });
    const confirmed = await shop.client.data(ConfirmOrderPaymentByLink, { token });
    expect(confirmed.payload.order).toMatchObject({ id: order?.id });
    const page = `${shop.client.address}/orders/${token}`;
    expect([...shop.gateway.requests.values()]).toMatchObject([
      { successUrl: `${page}?payment=done`, cancelUrl: `${page}?payment=cancelled` },
    ]);
  });

  test('can be seen for a year', async () => {
    const { token } = await anOrder();
    shop.clock.advance(364 * DAY);
    expect(await find(token)).not.toBeNull();
    shop.clock.advance(2 * DAY);
    expect(await find(token)).toBeNull();
    expect((await cancel(token)).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['token'] }]);
  });
});

describe('an account created from it', () => {
  test('gets the orders with its email, and no others of the same guest', async () => {
    const { guest, order, token, email } = await anOrder();
    const second = await place(guest, email.toUpperCase());
    const foreign = await place(guest, newEmail());
    const { session } = await keep(token);
    expect(session?.user).toEqual({ email, firstName: 'Ada' });
    expect((await ordersOf(String(session?.token)))?.sort()).toEqual([order.number, second.number].sort());
    expect(await find(token)).toBeNull();
    expect(await find(String(foreign.linkToken))).toMatchObject({ isGuest: true });
    expect((await keep(token)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await shop.app.jobs.run('revenue-sums');
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('is not created with an invalid password, or if there is one: then a login moves the order', async () => {
    const ada = await aCustomer(shop);
    const { order, token } = await anOrder(ada.email);
    expect((await keep(token, 'short')).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'password'] },
    ]);
    expect((await keep(token)).userErrors).toMatchObject([
      { code: 'EMAIL_TAKEN', field: ['input', 'email'] },
    ]);
    expect(await ordersOf(ada.token)).toEqual([]);
    expect((await join(token, ada.token)).order).toMatchObject({
      id: order.id,
      isGuest: false,
    });
    expect(await ordersOf(ada.token)).toEqual([order.number]);
    expect(await find(token)).toBeNull();
  });

  test('gets an order with the reference of one that was imported, but not with one of its own', async () => {
    const ada = await aCustomer(shop);
    const em = shop.app.orm.em.fork();
    const { order, token } = await anOrder(ada.email);
    const former = await anOrder(ada.email);
    const { reference } = await em.findOneOrFail(OrderEntity, order.id);
    await em.nativeUpdate(
      OrderEntity,
      { id: former.order.id },
      { user: ada.userId, reference, importedFrom: 'SHOPIFY', guestLinkExpiresAt: null },
    );
    await join(token, ada.token);
    expect((await ordersOf(ada.token))?.sort()).toEqual([order.number, former.order.number]);

    const second = await anOrder(ada.email);
    await em.nativeUpdate(OrderEntity, { id: second.order.id }, { reference });
    await join(second.token, ada.token);
    expect((await ordersOf(ada.token))?.sort()).toEqual([order.number, former.order.number]);
  });

  test('with another email does not get the order, even if its owner has the link', async () => {
    const { token } = await anOrder();
    const bob = await aCustomer(shop);
    expect((await join(token, bob.token)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
    expect(await find(token)).not.toBeNull();
  });

  test('gets the orders once, from any number of tabs', async () => {
    const { token } = await anOrder();
    const payloads = await Promise.all(Array.from({ length: 5 }, () => keep(token)));
    expect(payloads.filter(({ session }) => session)).toHaveLength(1);
  });
});

describe('personal data of a guest', () => {
  const exported = (id: string) =>
    shop.client.rest<{ tables: Record<string, unknown[]> }>(`/api/exports/customers/${id}`, {
      token: owner.token,
    });
  const erase = async (id: string, email: string) =>
    (await shop.client.data(EraseGuest, { id, email }, owner.token)).payload.userErrors;

  test('can be exported and erased, by the email of an order', async () => {
    const { order, token, email } = await anOrder();
    const { userId } = await shop.app.orm.em
      .fork()
      .getKysely<{ orders: { id: string; user_id: string } }>()
      .selectFrom('orders')
      .where('id', '=', order.id)
      .select('user_id as userId')
      .executeTakeFirstOrThrow();
    const { body } = await exported(userId);
    expect(JSON.stringify(body.tables['orders'])).toContain(email);
    expect(await erase(userId, email)).toMatchObject([{ code: 'ERASURE_BLOCKED' }]);
    await setOrderStatus(shop.client, owner, order.id, 'DELIVERED');
    expect(await erase(userId, 'else@shop.example')).toMatchObject([{ code: 'INVALID_VALUE' }]);
    expect(await erase(userId, email)).toEqual([]);
    expect(await find(token)).toBeNull();
    const guest = await shop.app.orm.em.fork().findOneOrFail(UserEntity, userId);
    expect(guest).toMatchObject({ role: 'GUEST', email: `${userId}@erased.invalid` });
  });
});
