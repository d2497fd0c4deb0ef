import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { OutboxMailEntity } from '../../../email/outbox-mail.entity.ts';
import { MINUTE } from '../../../shared/time/duration.ts';
import { aCheckoutInput, changeOrder, checkOut, report, seeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeMail } from '../../../test/gateways/fake-mail.ts';
import { FakePaymentGateway } from '../../../test/gateways/fake-payment-gateway.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrderInput, billing, tryOrder } from '../../../test/orders.ts';
import {
  aCustomer,
  aGuest,
  allowGuests,
  aStaffMember,
  type Person,
  testPassword,
} from '../../../test/users.ts';
import { aPromotion, endPromotions } from '../../promotions/promotion.fixtures.ts';

interface SeenCart {
  lines: { quantity: number; stock: number; product: { id: string } }[];
  codes: { code: string; refusal: { code: string } | null }[];
  warnings: { code: string }[];
  totals: { total: number };
  unpaidOrder: {
    id: string;
    number: string;
    total: number;
    currencyCode: string;
    dueAt: string;
    linkToken: string | null;
  } | null;
  checkoutDetails: {
    billing: { firstName: string; city: string; email: string } | null;
    deliveryMethodId: string | null;
  } | null;
}

const gateway = new FakePaymentGateway();
const mail = new FakeMail();
const shop = describeShop({}, { payments: gateway, mail });
let staff: Person;
let ada: Person;
let mug: string;
let tea: string;
let codes = 0;

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  await endPromotions(shop);
  staff = await aStaffMember(shop, 'OWNER');
  ada = await aCustomer(shop);
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', salePrice: 1000, stock: 5 });
  tea = await aProduct(em, { title: 'Tea', salePrice: 500, stock: 5 });
});

const as = (token: string): Person => ({ token, userId: '', email: '' });

const add = async (productId: string, quantity = 1, person = ada) => {
  const { payload } = await shop.client.data<{ payload: { userErrors: unknown[]; warnings: unknown[] } }>(
    `mutation ($lines: [CartLineInput!]!) {
      payload: cartLinesAdd(lines: $lines) { userErrors { code } warnings { code } }
    }`,
    { lines: [{ productId, quantity }] },
    person.token,
  );
  return payload;
};

const applyCode = async (code: string, person = ada) => {
  const { payload } = await shop.client.data<{ payload: { userErrors: { code: string }[] } }>(
    'mutation ($code: String!) { payload: cartCodeApply(code: $code) { userErrors { code } } }',
    { code },
    person.token,
  );
  return payload.userErrors;
};

const cartOf = async (person = ada) =>
  (
    await shop.client.data<{ cart: SeenCart }>(
      `{ cart {
        lines { quantity stock product { id } } codes { code refusal { code } } warnings { code } totals { total }
        unpaidOrder { id number total currencyCode dueAt linkToken }
        checkoutDetails { billing { firstName city email } deliveryMethodId }
      } }`,
      {},
      person.token,
    )
  ).cart;

const contentOf = async (person = ada) =>
  (await cartOf(person)).lines.map(({ product, quantity }) => [product.id, quantity]);

/** A checkout of the whole cart, or of what `input` says. */
const checkOutCart = (person = ada, input: object = {}) =>
  checkOut(shop, person, { ...aCheckoutInput(), lines: null, ...input });

const buyNow = (productId = mug, person = ada, input: object = {}) =>
  checkOut(shop, person, { ...aCheckoutInput({ productId }), ...input });

const sessionOf = (orderId: string) =>
  [...gateway.sessions.values()].find(({ reference }) => reference === orderId)?.id ?? '';

const pay = async (orderId: string) => {
  gateway.pay(sessionOf(orderId));
  expect(await report(shop, sessionOf(orderId))).toBe(200);
};

const expire = async () => {
  shop.clock.advance(32 * MINUTE);
  await shop.app.jobs.run('unpaid-orders');
};

const aCode = async (terms: object) => {
  codes += 1;
  const code = `ONCE${codes}`;
  await aPromotion(shop, staff.token, { code, ...terms });
  return code;
};

const stockOf = async (productId = mug) => (await ledgerOf(shop, productId)).stock;
const idOf = ({ order }: { order: { id: string } | null }) => String(order?.id);
const ordersOf = (person = ada) =>
  shop.client
    .data<{ viewer: { orders: { nodes: { id: string; status: string }[] } } }>(
      '{ viewer { orders(first: 20) { nodes { id status } } } }',
      {},
      person.token,
    )
    .then(({ viewer }) => viewer.orders.nodes);
const mailsOf = async (orderId: string) =>
  (await shop.app.orm.em.fork().find(OutboxMailEntity, { orderId }, { orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

describe('a cart lasts until it is paid', () => {
  test('and names the order that waits for it', async () => {
    await add(mug, 2);
    const { order, cart } = await checkOutCart();
    expect(cart).toEqual({ itemCount: 2 });
    expect(await cartOf()).toMatchObject({
      lines: [{ quantity: 2, product: { id: mug } }],
      unpaidOrder: {
        id: order?.id,
        total: 2000,
        currencyCode: 'USD',
        dueAt: order?.paymentDueAt,
        linkToken: null,
      },
      checkoutDetails: { billing: { firstName: 'Ada', city: 'London' } },
    });
  });

  test('a payment takes exactly what the order contained, whatever was added meanwhile', async () => {
    const code = await aCode({});
    await add(mug, 2);
    await applyCode(code);
    const id = idOf(await checkOutCart());
    await add(mug, 1);
    await add(tea, 1);
    await pay(id);
    expect(await contentOf()).toEqual([
      [mug, 1],
      [tea, 1],
    ]);
    expect(await cartOf()).toMatchObject({ codes: [], unpaidOrder: null, checkoutDetails: null });
    expect(await seeOrder(shop, ada, id)).toMatchObject({ paymentState: 'PAID' });
  });

  test('a payment of all there is empties it, also when it is reported twice', async () => {
    await add(mug, 2);
    const id = idOf(await checkOutCart());
    await pay(id);
    expect(await contentOf()).toEqual([]);
    await add(mug, 1);
    await pay(id);
    expect(await contentOf()).toEqual([[mug, 1]]);
  });

  test('money that takes days counts as paid with, and the order no longer as one to pay', async () => {
    await add(mug);
    const id = idOf(await checkOutCart());
    gateway.change(sessionOf(id), { status: 'COMPLETE' });
    await report(shop, sessionOf(id));
    expect(await cartOf()).toMatchObject({ lines: [], unpaidOrder: null });
    expect(idOf(await buyNow())).not.toBe(id);
    expect(await seeOrder(shop, ada, id)).toMatchObject({ status: 'PENDING' });
  });

  test('what was bought directly takes nothing out of it', async () => {
    await add(mug, 2);
    await pay(idOf(await buyNow()));
    expect(await contentOf()).toEqual([[mug, 2]]);
  });

  test('after half an hour without a payment, cart, code and address are still there', async () => {
    const code = await aCode({ customerLimit: 1, usageLimit: 1 });
    await add(mug, 5);
    await applyCode(code);
    const id = idOf(await checkOutCart());
    await expire();
    expect(await seeOrder(shop, ada, id)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf()).toBe(5);
    expect(await cartOf()).toMatchObject({
      lines: [{ quantity: 5, stock: 5 }],
      codes: [{ code, refusal: null }],
      unpaidOrder: null,
      checkoutDetails: { billing: { city: 'London' } },
    });
  });

  test.each(['BANK', 'CASH_ON_DELIVERY'])('%s still empties it at once', async (paymentMethod) => {
    await add(mug);
    await tryOrder(shop.client, ada, { ...anOrderInput(), lines: null, paymentMethod });
    expect(await contentOf()).toEqual([]);
  });
});

describe('the same content is never a second order', () => {
  test('of a cart, twice and ten times at once', async () => {
    await add(mug, 2);
    const first = await checkOutCart();
    const again = await Promise.all(Array.from({ length: 10 }, () => checkOutCart()));
    for (const { order, url } of again) expect([order?.id, url]).toEqual([first.order?.id, first.url]);
    expect(await ordersOf()).toHaveLength(1);
    expect(await stockOf()).toBe(3);
  });

  test('of a product that is bought directly, before and after Back', async () => {
    const first = await buyNow();
    const second = await buyNow();
    expect(second).toMatchObject({ order: { id: first.order?.id }, url: first.url });
    expect(await stockOf()).toBe(4);
  });

  test.each([
    ['another quantity', { lines: 2 }],
    ['another address', { billing: { ...billing, city: 'Paris' } }],
  ])('%s drops the unpaid order and takes its place', async (_, { lines, ...input }) => {
    const first = idOf(await buyNow());
    const changed = lines ? { lines: [{ productId: mug, quantity: lines }] } : input;
    const second = await buyNow(mug, ada, changed);
    expect(idOf(second)).not.toBe(first);
    expect(await seeOrder(shop, ada, first)).toMatchObject({
      status: 'CANCELLED',
      history: [{ status: 'PENDING' }, { status: 'CANCELLED', actor: 'CUSTOMER' }],
    });
    expect(await stockOf()).toBe(lines ? 3 : 4);
    await shop.app.jobs.run('payments');
    expect(gateway.sessions.get(sessionOf(first))?.status).toBe('EXPIRED');
    expect(await mailsOf(first)).toEqual([]);
    expect((await cartOf()).unpaidOrder?.id).toBe(second.order?.id);
  });

  test('a raised price is other content, and nobody pays what they have not seen', async () => {
    const first = idOf(await buyNow());
    await shop.client.data(
      'mutation ($id: ID!) { productUpdate(id: $id, input: { salePrice: 1200 }) { userErrors { code } } }',
      { id: mug },
      staff.token,
    );
    const stale = await buyNow(mug, ada, { expectedTotal: 1000 });
    expect(stale.userErrors).toMatchObject([{ code: 'TOTAL_CHANGED' }]);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING' });
    expect(await buyNow(mug, ada, { expectedTotal: 1200 })).toMatchObject({ order: { total: 1200 } });
  });

  test('different content at once leaves one order to pay', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((quantity) => buyNow(mug, ada, { lines: [{ productId: mug, quantity }] })));
    const open = (await ordersOf()).filter(({ status }) => status === 'PENDING');
    expect(open).toHaveLength(1);
    const { unpaidOrder } = await cartOf();
    expect(await stockOf()).toBe(5 - Number(unpaidOrder?.total) / 1000);
  });

  test('an order that is refused leaves the unpaid one as it was', async () => {
    const first = idOf(await buyNow());
    expect((await buyNow(mug, ada, { lines: [{ productId: mug, quantity: 6 }] })).userErrors).toMatchObject([
      { code: 'OUT_OF_STOCK' },
    ]);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING' });
    expect(await stockOf()).toBe(4);
  });

  test('of an order that is paid, though nobody has told yet, is a new one', async () => {
    const first = idOf(await buyNow());
    gateway.pay(sessionOf(first));
    const second = await buyNow();
    expect(idOf(second)).not.toBe(first);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  test('money for the dropped order goes back', async () => {
    const first = idOf(await buyNow());
    const session = sessionOf(first);
    // The page is still open in another tab.
    await buyNow(tea);
    gateway.pay(session);
    await report(shop, session);
    await shop.app.jobs.run('refunds');
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUNDED' });
  });
});

describe("what the customer's own unpaid order holds is theirs", () => {
  test('the last units: in the cart, in the preview, and for an order paid in another way', async () => {
    const last = await aProduct(shop.app.orm.em.fork(), { title: 'Vase', salePrice: 900, stock: 1 });
    await add(last);
    await checkOutCart();
    expect(await cartOf()).toMatchObject({ lines: [{ quantity: 1, stock: 1 }], warnings: [] });
    const { checkoutPreview } = await shop.client.data<{
      checkoutPreview: { preview: { lines: { stock: number }[] } };
    }>(
      'query ($lines: [CartLineInput!]) { checkoutPreview(lines: $lines) { preview { lines { stock } } } }',
      { lines: [{ productId: last }] },
      ada.token,
    );
    expect(checkoutPreview.preview.lines).toEqual([{ stock: 1 }]);
    const bob = await aCustomer(shop);
    expect((await buyNow(last, bob)).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    const { order, userErrors } = await tryOrder(shop.client, ada, anOrderInput({ productId: last }));
    expect(userErrors).toEqual([]);
    expect(order).not.toBeNull();
    expect(await ledgerOf(shop, last)).toMatchObject({ stock: 0, sum: 0 });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('a change of the cart does not cap its lines by what the order took', async () => {
    await add(mug, 5);
    await checkOutCart();
    expect(await add(tea)).toEqual({ userErrors: [], warnings: [] });
    expect(await contentOf()).toEqual([
      [mug, 5],
      [tea, 1],
    ]);
  });

  test.each([
    ['once for each customer', { customerLimit: 1 }],
    ['once in all', { usageLimit: 1 }],
    ['for a first order', { firstOrderOnly: true }],
  ])('a code that is good %s', async (_, terms) => {
    const code = await aCode(terms);
    await add(mug);
    expect(await applyCode(code)).toEqual([]);
    const first = await checkOutCart();
    expect(await cartOf()).toMatchObject({ codes: [{ code, refusal: null }], totals: { total: 900 } });
    expect(idOf(await checkOutCart())).toBe(idOf(first));
    const { order, userErrors } = await tryOrder(shop.client, ada, {
      ...anOrderInput({ productId: mug, quantity: 2 }),
      codes: [code],
    });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({ total: 1800 });
    expect((await buyNow(mug, ada, { codes: [code] })).userErrors).toHaveLength(1);
  });

  test('but nobody else’s', async () => {
    const code = await aCode({ usageLimit: 1 });
    await buyNow(mug, ada, { codes: [code] });
    const bob = await aCustomer(shop);
    expect((await buyNow(mug, bob, { codes: [code] })).userErrors).toMatchObject([
      { code: 'PROMOTION_USED_UP' },
    ]);
  });
});

describe('a guest', () => {
  const email = () => `guest-${(codes += 1)}@shop.example`;

  test('gets the link of the order at once, and the cart has it, too', async () => {
    const guest = as(await aGuest(shop));
    const to = email();
    await add(mug, 1, guest);
    const { order } = await checkOutCart(guest, { billing: { ...billing, email: to } });
    expect(await mailsOf(String(order?.id))).toEqual(['ORDER_PLACED']);
    await shop.app.jobs.run('mail');
    const { unpaidOrder } = await cartOf(guest);
    expect(mail.lastTo(to)?.text).toContain(`/orders/${unpaidOrder?.linkToken}`);
    expect(mail.lastTo(to)?.text).toContain('half an hour');
    expect(unpaidOrder?.id).toBe(order?.id);
    const { payload } = await shop.client.data<{ payload: { order: { status: string } } }>(
      'mutation ($token: String!) { payload: orderLinkCancel(token: $token) { order { status } } }',
      { token: unpaidOrder?.linkToken },
    );
    expect(payload.order.status).toBe('CANCELLED');
    expect(await cartOf(guest)).toMatchObject({ unpaidOrder: null, lines: [{ quantity: 1 }] });
  });

  test('who pays before the mail goes out gets the one that says so', async () => {
    const guest = as(await aGuest(shop));
    const to = email();
    await pay(idOf(await buyNow(mug, guest, { billing: { ...billing, email: to } })));
    await shop.app.jobs.run('mail');
    const sent = mail.sent.filter((message) => message.to === to);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain('Your payment has arrived');
  });

  test('who logs in takes the unpaid order along with the cart', async () => {
    const guest = as(await aGuest(shop));
    await add(mug, 5, guest);
    const id = idOf(await checkOutCart(guest));
    await shop.client.data(
      `mutation ($input: SessionCreateInput!, $guestToken: String) {
        sessionCreate(input: $input, guestToken: $guestToken) { userErrors { code } }
      }`,
      { input: { emailOrPhone: ada.email, password: testPassword }, guestToken: guest.token },
    );
    expect(await cartOf()).toMatchObject({ lines: [{ quantity: 5 }], unpaidOrder: { id, linkToken: null } });
    expect(await changeOrder(shop, ada, 'orderPaymentRetry', id)).toMatchObject({ userErrors: [] });
    await pay(id);
    expect(await contentOf()).toEqual([]);
    await shop.app.jobs.run('sales-sums');
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});
