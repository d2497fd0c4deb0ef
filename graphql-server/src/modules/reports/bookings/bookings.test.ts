import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { changeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ReadOrderLineIds,
  ReadRevenueReport,
  RefundReportedOrder,
  SetProductTaxClass,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../../test/orders.ts';
import { bankAccount } from '../../../test/test-config.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { reduced, saveTaxes, standard } from '../../taxes/taxes.fixtures.ts';

const shop = describeShop({ settings: { timeZone: 'Europe/Berlin', bankAccount } });
let admin: Person;
let tee: string;
let book: string;

/** Places an order by bank transfer. */
async function place(number: string, ...lines: object[]): Promise<string> {
  const id = await anOrder(shop.client, await aCustomer(shop), {
    ...anOrderInput(...lines),
    paymentMethod: 'BANK',
    billing: { ...billing, countryCode: 'DE' },
  });
  await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, { number });
  return id;
}

/** Moves what has happened to an order to other times: its payment, and all the rest. */
async function moved(id: string, at: string, paidAt = at) {
  const em = shop.app.orm.em.fork();
  await em.execute('update orders set created_at = ? where id = ?', [at, id]);
  await em.execute('update order_events set created_at = ? where order_id = ?', [at, id]);
  await em.execute(
    `update order_events set created_at = ? where order_id = ? and payment_state <> 'UNPAID'`,
    [paidAt, id],
  );
  await em.execute('update refunds set done_at = ? where order_id = ?', [paidAt, id]);
}

async function refund(orderId: string, lines: object[], amount: number) {
  const input = { idempotencyKey: newId(), orderId, lines, amount, reason: 'A scratch' };
  expect(await shop.client.data(RefundReportedOrder, { input }, admin.token)).toEqual({
    refundCreate: { userErrors: [] },
  });
}

/** The rows of the file, without the columns that are the same in all. */
async function rows(query: string): Promise<string[]> {
  const { body } = await shop.client.rest<string>(`/api/exports/bookings.csv${query}`, {
    token: admin.token,
  });
  return body
    .replace('\uFEFF', '')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([date, , kind, order, orderDate, , net, tax, gross, , percent, money]) =>
      [date, kind, order, orderDate, net, tax, gross, percent, money].join(' '),
    );
}

beforeAll(async () => {
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  tee = await aProduct(em, { title: 'Tee', salePrice: 999, stock: 500 });
  book = await aProduct(em, { title: 'Book', salePrice: 500, stock: 500 });
  const { settings } = await saveTaxes(shop, admin.token, { isEnabled: true, classes: [standard, reduced] });
  await shop.client.data(SetProductTaxClass, { id: book, taxClassId: settings?.classes[1]?.id }, admin.token);

  const paid = await place('PAID', { productId: tee, quantity: 3 }, { productId: book, quantity: 2 });
  await changeOrder(shop, admin, 'orderPaymentReceive', paid);
  const { order } = await shop.client.data(ReadOrderLineIds, { id: paid }, admin.token);
  await refund(paid, [{ orderLineId: order?.lines[1]?.id, quantity: 1, restock: true }], 500);
  await moved(paid, '2026-10-10T10:00:00Z', '2026-10-12T10:00:00Z');

  // The last minute of October in Berlin, and the first of November.
  await moved(await place('LAST', { productId: book, quantity: 1 }), '2026-10-31T22:59:00Z');
  await moved(await place('NEXT', { productId: book, quantity: 1 }), '2026-10-31T23:00:00Z');

  const refunded = await place('REFUNDED', { productId: tee, quantity: 1 });
  await changeOrder(shop, admin, 'orderPaymentReceive', refunded);
  await setOrderStatus(shop.client, admin, refunded, 'CANCELLED');
  await changeOrder(shop, admin, 'orderRefund', refunded);
  await moved(refunded, '2026-10-20T10:00:00Z');

  const canceled = await place('CANCELED', { productId: tee, quantity: 1 });
  await setOrderStatus(shop.client, admin, canceled, 'CANCELLED');
  await moved(canceled, '2026-10-21T10:00:00Z');

  const imported = await place('IMPORTED', { productId: tee, quantity: 1 });
  await moved(imported, '2026-11-01T10:00:00Z');
  await em.execute(`update orders set imported_from = 'SHOPIFY' where id = ?`, [imported]);
});

// By hand: three tees of 9.99 at 19% contain 4.79, one 1.60, two books of 5.00 at 7% contain 0.65, one 0.33.
test('has a row for each tax rate of a sale and a refund, and for each payment, by days of the shop', async () => {
  expect(await rows('?from=2026-10-01&to=2026-10-31')).toEqual([
    '2026-10-10 Sale PAID 2026-10-10 25.18 4.79 29.97 19 ',
    '2026-10-10 Sale PAID 2026-10-10 9.35 0.65 10.00 7 ',
    '2026-10-12 Payment PAID 2026-10-10     39.97',
    '2026-10-12 Refund PAID 2026-10-10 -4.67 -0.33 -5.00 7 -5.00',
    '2026-10-20 Sale REFUNDED 2026-10-20 8.39 1.60 9.99 19 ',
    '2026-10-20 Payment REFUNDED 2026-10-20     9.99',
    '2026-10-20 Refund REFUNDED 2026-10-20 -8.39 -1.60 -9.99 19 -9.99',
    '2026-10-21 Sale CANCELED 2026-10-21 8.39 1.60 9.99 19 ',
    '2026-10-21 Cancellation CANCELED 2026-10-21 -8.39 -1.60 -9.99 19 ',
    '2026-10-31 Sale LAST 2026-10-31 4.67 0.33 5.00 7 ',
  ]);
  expect(await rows('?from=2026-11-01&to=2026-11-01')).toEqual([
    '2026-11-01 Sale NEXT 2026-11-01 4.67 0.33 5.00 7 ',
  ]);
});

test('what is left of its sales is the net revenue of the report', async () => {
  await shop.app.jobs.run('revenue-sums');
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const { revenueReport } = await shop.client.data(
    ReadRevenueReport,
    { period, sort: 'REVENUE' },
    admin.token,
  );
  const cents = (await rows('?from=2026-10-01&to=2026-10-31')).map((row) =>
    Math.round(Number(row.split(' ')[6] || 0) * 100),
  );
  // 29.97 + 10.00 + 5.00 - 5.00
  expect(cents.reduce((total, gross) => total + gross, 0)).toBe(3997);
  expect(revenueReport.figures).toMatchObject({ netRevenue: 3997 });
});

test.each(['', '?from=2026-10-01', '?from=2026-10-31&to=2026-10-01', '?from=2020-01-01&to=2026-01-01'])(
  'the period %j is refused',
  async (query) => {
    const { status } = await shop.client.rest(`/api/exports/bookings.csv${query}`, { token: admin.token });
    expect(status).toBe(400);
  },
);
