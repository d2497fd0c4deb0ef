import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { OrderStatus } from '../../test/documents.generated.ts';
import {
  type BestSellerSort,
  ReadRevenueReport,
  RefundReportedOrder,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { bankAccount } from '../../test/test-config.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { RevenueSumsService } from './revenue-sums.service.ts';
import type { ReportsDatabase } from './reports.tables.ts';

// In Berlin the clocks go back at 01:00 UTC on October 25, 2026: that day has 25 hours.
const shop = describeShop({ settings: { timeZone: 'Europe/Berlin', bankAccount } });
let admin: Person;
const people = new Map<string, Person>();
const products = new Map<string, string>();
const orders = new Map<string, string>();

beforeAll(async () => {
  admin = await anAdmin(shop);
  for (const name of ['Ada', 'Bob', 'Cid', 'Dee', 'Eve']) people.set(name, await aCustomer(shop, name));
  const em = shop.app.orm.em.fork();
  products.set('mug', await aProduct(em, { title: 'Mug', salePrice: 1250, stock: 100 }));
  products.set('lamp', await aProduct(em, { title: 'Lamp', salePrice: 4000, stock: 100 }));
});

/** An order placed at another time. */
async function ordered(
  name: string,
  at: string,
  product: string,
  quantity: number,
  method = 'CASH_ON_DELIVERY',
) {
  const person = people.get(name) as Person;
  const input = anOrderInput({ productId: products.get(product), quantity });
  const id = await anOrder(shop.client, person, { ...input, paymentMethod: method });
  const db = shop.app.orm.em.fork().getKysely<ReportsDatabase>();
  await db
    .updateTable('orders')
    .set({ created_at: new Date(at) })
    .where('id', '=', id)
    .execute();
  orders.set(at, id);
  return id;
}

async function report(period: object, sort: BestSellerSort = 'REVENUE') {
  await shop.app.jobs.run('revenue-sums');
  return (await shop.client.data(ReadRevenueReport, { period, sort }, admin.token)).revenueReport;
}

const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);

async function refund(orderId: string, amount: number) {
  await changeOrder(shop, admin, 'orderPaymentReceive', orderId);
  const input = { idempotencyKey: newId(), orderId, lines: [], amount, reason: 'A scratch' };
  expect(await shop.client.data(RefundReportedOrder, { input }, admin.token)).toEqual({
    refundCreate: { userErrors: [] },
  });
}

describe('three days with a daylight saving change on the second', () => {
  const PERIOD = { from: '2026-10-24', to: '2026-10-26' };
  const figures = {
    // 1,250 + 2,500 + 4,000 + 4,000 + 1,250 + 4,000
    grossRevenue: 17_000,
    // without 500 for Cid's mug, and the lamp that Ada returned
    netRevenue: 12_500,
    orders: 6,
    averageOrder: 2833,
    // Cid
    newCustomers: 1,
    // Ada and Bob
    returningCustomers: 2,
  };

  beforeAll(async () => {
    await ordered('Ada', '2026-10-21T12:00:00Z', 'mug', 1);
    // A minute before midnight, and a minute after.
    await ordered('Bob', '2026-10-23T21:59:00Z', 'lamp', 1);
    await ordered('Bob', '2026-10-23T22:01:00Z', 'mug', 1);
    await ordered('Ada', '2026-10-24T22:01:00Z', 'mug', 2);
    // Both at half past two.
    await ordered('Cid', '2026-10-25T00:30:00Z', 'lamp', 1);
    await ordered('Cid', '2026-10-25T01:30:00Z', 'lamp', 1);
    await refund(await ordered('Cid', '2026-10-25T22:59:00Z', 'mug', 1, 'BANK'), 500);
    await setStatus(await ordered('Dee', '2026-10-25T23:01:00Z', 'mug', 3), 'CANCELLED');
    const returned = await ordered('Ada', '2026-10-26T22:30:00Z', 'lamp', 1);
    await setStatus(returned, 'DELIVERED');
    await setStatus(returned, 'RETURNED');
    await changeOrder(shop, admin, 'orderRefund', returned);
    await ordered('Eve', '2026-10-26T23:01:00Z', 'lamp', 1);
  });

  test("figures are for days in the shop's time zone, with the previous three days", async () => {
    expect(await report(PERIOD)).toEqual({
      from: '2026-10-24',
      to: '2026-10-26',
      previousFrom: '2026-10-21',
      previousTo: '2026-10-23',
      isOngoing: false,
      figures,
      previousFigures: {
        grossRevenue: 5250,
        netRevenue: 5250,
        orders: 2,
        averageOrder: 2625,
        newCustomers: 2,
        returningCustomers: 0,
      },
      days: [
        { day: '2026-10-24', grossRevenue: 1250, netRevenue: 1250, orders: 1 },
        { day: '2026-10-25', grossRevenue: 11_750, netRevenue: 11_250, orders: 4 },
        { day: '2026-10-26', grossRevenue: 4000, netRevenue: 0, orders: 1 },
      ],
      bestSellers: [
        { title: 'Lamp', units: 3, revenue: 12_000, previousUnits: 1, previousRevenue: 4000 },
        { title: 'Mug', units: 4, revenue: 5000, previousUnits: 1, previousRevenue: 1250 },
      ],
    });
  });

  test('best sellers can also be sorted by units', async () => {
    expect((await report(PERIOD, 'UNITS')).bestSellers.map(({ title }) => title)).toEqual(['Mug', 'Lamp']);
  });

  test('the day on which the clocks go back has 25 hours', async () => {
    const { figures: ofDay, bestSellers } = await report({ from: '2026-10-25', to: '2026-10-25' });
    expect(ofDay).toMatchObject({ grossRevenue: 11_750, orders: 4, newCustomers: 1, returningCustomers: 1 });
    expect(bestSellers).toMatchObject([
      { title: 'Lamp', units: 2, previousUnits: 0 },
      { title: 'Mug', units: 3, previousUnits: 1 },
    ]);
  });

  test('an order canceled after it was counted is removed, and counted again when reopened', async () => {
    const first = orders.get('2026-10-25T00:30:00Z') ?? '';
    const before = await report(PERIOD);
    await setStatus(first, 'CANCELLED');
    expect(await report(PERIOD)).toMatchObject({
      figures: { grossRevenue: 13_000, netRevenue: 8500, orders: 5, newCustomers: 1 },
      bestSellers: [
        { title: 'Lamp', units: 2, revenue: 8000 },
        { title: 'Mug', units: 4 },
      ],
    });
    await setStatus(first, 'PENDING');
    expect(await report(PERIOD)).toEqual(before);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('concurrent processes count nothing twice', async () => {
    const id = orders.get('2026-10-24T22:01:00Z') ?? '';
    await setStatus(id, 'DELIVERED');
    await setStatus(id, 'RETURNED');
    await changeOrder(shop, admin, 'orderRefund', id);
    const update = () => new RevenueSumsService(shop.app.orm.em.fork()).update();
    await Promise.all([update(), update(), update()]);
    expect((await report(PERIOD)).figures).toEqual({ ...figures, netRevenue: 10_000 });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});

describe('today, at half past ten in Berlin', () => {
  beforeAll(async () => {
    await ordered('Bob', '2026-11-18T23:01:00Z', 'mug', 1);
    await ordered('Bob', '2026-11-19T09:31:00Z', 'lamp', 1);
    await ordered('Eve', '2026-11-20T09:29:00Z', 'mug', 2);
  });

  test('is compared with the same part of yesterday, to the quarter of an hour', async () => {
    expect(await report({ lastDays: 1 })).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      previousFrom: '2026-11-19',
      isOngoing: true,
      figures: { grossRevenue: 2500, orders: 1, newCustomers: 0, returningCustomers: 1 },
      previousFigures: { grossRevenue: 1250, orders: 1 },
      bestSellers: [{ title: 'Mug', units: 2, revenue: 2500, previousUnits: 1, previousRevenue: 1250 }],
    });
    shop.clock.advance(2 * MINUTE);
    expect((await report({ lastDays: 1 })).previousFigures).toMatchObject({ grossRevenue: 5250, orders: 2 });
  });

  test('is the last of seven days', async () => {
    const { days, figures } = await report({ lastDays: 7 });
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toMatchObject([
      { day: '2026-11-19', grossRevenue: 5250 },
      { day: '2026-11-20', grossRevenue: 2500 },
    ]);
    expect(figures).toMatchObject({ grossRevenue: 7750, orders: 3 });
  });
});

test('days without orders have no average and no best sellers', async () => {
  expect(await report({ from: '2026-05-01', to: '2026-05-02' })).toMatchObject({
    figures: { grossRevenue: 0, netRevenue: 0, orders: 0, averageOrder: null, newCustomers: 0 },
    bestSellers: [],
  });
});

test.each([
  {},
  { lastDays: 0 },
  { lastDays: 367 },
  { lastDays: 7, from: '2026-11-01', to: '2026-11-02' },
  { from: '2026-11-01' },
  { from: '2026-11-02', to: '2026-11-01' },
  { from: '2025-11-01', to: '2026-11-02' },
  { from: '2026-11-20', to: '2026-11-21' },
  { from: '2026-02-29', to: '2026-03-01' },
  { from: 'yesterday', to: 'today' },
])('%o is rejected', async (period) => {
  const { errors } = await shop.client.graphql(ReadRevenueReport, { period }, admin.token);
  expect(errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|BAD_USER_INPUT)$/);
});
