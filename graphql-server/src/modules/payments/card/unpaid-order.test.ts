import { beforeEach, describe, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { MINUTE } from '../../../shared/time/duration.ts';
import { report, seeOrder } from '../../../test/card-shop.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { ListOwnOrderStates } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrderInput, billing, tryOrder } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import {
  aCode,
  addToCart,
  applyCode,
  buyNow,
  checkOutCart,
  contentOf,
  idOf,
  pay,
  seeCart,
  sessionOf,
} from './unpaid-order.fixtures.ts';

const shop = describeCardShop();
let ada: Person;
let mug: string;
let tea: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', salePrice: 1000, stock: 5 });
  tea = await aProduct(em, { title: 'Tea', salePrice: 500, stock: 5 });
});

const expire = async () => {
  shop.clock.advance(32 * MINUTE);
  await shop.app.jobs.run('unpaid-orders');
};

const stockOf = async (productId = mug) => (await ledgerOf(shop, productId)).stock;
const ordersOf = async (person = ada) =>
  (await shop.client.data(ListOwnOrderStates, {}, person.token)).viewer?.orders.nodes ?? [];
const emailsOf = async (orderId: string) =>
  (await shop.app.orm.em.fork().find(OutboxEmailEntity, { orderId }, { orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

describe('a cart lasts until it is paid', () => {
  test('and names the order that waits for payment', async () => {
    await addToCart(shop, ada, mug, 2);
    const { order, cart } = await checkOutCart(shop, ada);
    expect(cart).toEqual({ itemCount: 2 });
    expect(await seeCart(shop, ada)).toMatchObject({
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

  test("a payment removes exactly the order's content, whatever was added since", async () => {
    const code = await aCode(shop, {});
    await addToCart(shop, ada, mug, 2);
    await applyCode(shop, ada, code);
    const id = idOf(await checkOutCart(shop, ada));
    await addToCart(shop, ada, mug, 1);
    await addToCart(shop, ada, tea, 1);
    await pay(shop, shop.gateway, id);
    expect(await contentOf(shop, ada)).toEqual([
      [mug, 1],
      [tea, 1],
    ]);
    expect(await seeCart(shop, ada)).toMatchObject({ codes: [], unpaidOrder: null, checkoutDetails: null });
    expect(await seeOrder(shop, ada, id)).toMatchObject({ paymentState: 'PAID' });
  });

  test('a payment of the whole cart empties it, also when it is reported twice', async () => {
    await addToCart(shop, ada, mug, 2);
    const id = idOf(await checkOutCart(shop, ada));
    await pay(shop, shop.gateway, id);
    expect(await contentOf(shop, ada)).toEqual([]);
    await addToCart(shop, ada, mug, 1);
    await pay(shop, shop.gateway, id);
    expect(await contentOf(shop, ada)).toEqual([[mug, 1]]);
  });

  test('a delayed payment counts as paid, and the order is no longer payable', async () => {
    await addToCart(shop, ada, mug, 1);
    const id = idOf(await checkOutCart(shop, ada));
    shop.gateway.change(sessionOf(shop.gateway, id), { status: 'COMPLETE' });
    await report(shop, sessionOf(shop.gateway, id));
    expect(await seeCart(shop, ada)).toMatchObject({ lines: [], unpaidOrder: null });
    expect(idOf(await buyNow(shop, ada, mug))).not.toBe(id);
    expect(await seeOrder(shop, ada, id)).toMatchObject({ status: 'PENDING' });
  });

  test('a direct purchase removes nothing from it', async () => {
    await addToCart(shop, ada, mug, 2);
    await pay(shop, shop.gateway, idOf(await buyNow(shop, ada, mug)));
    expect(await contentOf(shop, ada)).toEqual([[mug, 2]]);
  });

  test('after half an hour without a payment, cart, code and address are still there', async () => {
    const code = await aCode(shop, { customerLimit: 1, usageLimit: 1 });
    await addToCart(shop, ada, mug, 5);
    await applyCode(shop, ada, code);
    const id = idOf(await checkOutCart(shop, ada));
    await expire();
    expect(await seeOrder(shop, ada, id)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf()).toBe(5);
    expect(await seeCart(shop, ada)).toMatchObject({
      lines: [{ quantity: 5, stock: 5 }],
      codes: [{ code, ineligibilityReason: null }],
      unpaidOrder: null,
      checkoutDetails: { billing: { city: 'London' } },
    });
  });

  test.each(['BANK', 'CASH_ON_DELIVERY'])('%s still empties it at once', async (paymentMethod) => {
    await addToCart(shop, ada, mug, 1);
    await tryOrder(shop.client, ada, { ...anOrderInput(), lines: null, paymentMethod });
    expect(await contentOf(shop, ada)).toEqual([]);
  });
});

describe('the same content never creates a second order', () => {
  test('of a cart, twice and ten times concurrently', async () => {
    await addToCart(shop, ada, mug, 2);
    const first = await checkOutCart(shop, ada);
    const again = await Promise.all(Array.from({ length: 10 }, () => checkOutCart(shop, ada)));
    for (const { order, url } of again) expect([order?.id, url]).toEqual([first.order?.id, first.url]);
    expect(await ordersOf()).toHaveLength(1);
    expect(await stockOf()).toBe(3);
  });

  test('of a direct purchase, before and after Back', async () => {
    const first = await buyNow(shop, ada, mug);
    const second = await buyNow(shop, ada, mug);
    expect(second).toMatchObject({ order: { id: first.order?.id }, url: first.url });
    expect(await stockOf()).toBe(4);
  });

  test.each([
    ['another quantity', 2, 'London'],
    ['another address', 1, 'Paris'],
  ])('%s replaces the unpaid order', async (_, quantity, city) => {
    const first = idOf(await buyNow(shop, ada, mug));
    const changed = { lines: [{ productId: mug, quantity }], billing: { ...billing, city } };
    const second = await buyNow(shop, ada, mug, changed);
    expect(idOf(second)).not.toBe(first);
    expect(await seeOrder(shop, ada, first)).toMatchObject({
      status: 'CANCELLED',
      history: [{ status: 'PENDING' }, { status: 'CANCELLED', actor: 'CUSTOMER' }],
    });
    expect(await stockOf()).toBe(5 - quantity);
    await shop.app.jobs.run('payments');
    expect(shop.gateway.sessions.get(sessionOf(shop.gateway, first))?.status).toBe('EXPIRED');
    expect(await emailsOf(first)).toEqual([]);
    expect((await seeCart(shop, ada)).unpaidOrder?.id).toBe(second.order?.id);
  });

  test('a raised price is different content, and nobody pays a price they have not seen', async () => {
    const first = idOf(await buyNow(shop, ada, mug));
    await shop.client.data(
      'mutation ($id: ID!) { productUpdate(id: $id, input: { salePrice: 1200 }) { userErrors { code } } }',
      { id: mug },
      (await aStaffMember(shop, 'OWNER')).token,
    );
    const stale = await buyNow(shop, ada, mug, { expectedTotal: 1000 });
    expect(stale.userErrors).toMatchObject([{ code: 'TOTAL_CHANGED' }]);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING' });
    expect(await buyNow(shop, ada, mug, { expectedTotal: 1200 })).toMatchObject({ order: { total: 1200 } });
  });

  test('concurrent requests with different content leave one order to pay', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map((quantity) => buyNow(shop, ada, mug, { lines: [{ productId: mug, quantity }] })),
    );
    const open = (await ordersOf()).filter(({ status }) => status === 'PENDING');
    expect(open).toHaveLength(1);
    const { unpaidOrder } = await seeCart(shop, ada);
    expect(await stockOf()).toBe(5 - Number(unpaidOrder?.total) / 1000);
  });

  test('a rejected order does not change the unpaid one', async () => {
    const first = idOf(await buyNow(shop, ada, mug));
    expect(
      (await buyNow(shop, ada, mug, { lines: [{ productId: mug, quantity: 6 }] })).userErrors,
    ).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING' });
    expect(await stockOf()).toBe(4);
  });

  test('of an order that is paid, though not reported yet, creates a new one', async () => {
    const first = idOf(await buyNow(shop, ada, mug));
    shop.gateway.pay(sessionOf(shop.gateway, first));
    const second = await buyNow(shop, ada, mug);
    expect(idOf(second)).not.toBe(first);
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  test('a payment of the replaced order is refunded', async () => {
    const first = idOf(await buyNow(shop, ada, mug));
    const session = sessionOf(shop.gateway, first);
    // The page is still open in another tab.
    await buyNow(shop, ada, tea);
    shop.gateway.pay(session);
    await report(shop, session);
    await shop.app.jobs.run('refunds');
    expect(await seeOrder(shop, ada, first)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUNDED' });
  });
});
