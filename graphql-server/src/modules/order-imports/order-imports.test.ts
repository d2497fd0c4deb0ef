import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../db/advisory-lock.ts';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  ApplyImport,
  CancelOwnImported,
  EraseCustomer,
  ReadImportedOrders,
  ReadOwnImportedOrders,
  ReadRevenueReport,
  ReadToDo,
  RefundImported,
  RefundPartOfImported,
  SendImported,
  SetImportedStatus,
  type ShownImport,
  TagImported,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, anUnconfirmedCustomer, type Person } from '../../test/users.ts';
import { changeImport, checkFile, importFile, shownImport } from '../imports/import.fixtures.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

const shop = describeShop();
let admin: Person;
let noah: Person;
let mug: string;

const em = () => shop.app.orm.em.fork();
const example = (name: string) => readFileSync(new URL(`./examples/${name}.csv`, import.meta.url), 'utf8');
const file = (text: string) => ({ path: 'orders', text });
/** Without the order in another currency, which is an error. */
const inDollars = (name: string) => example(name).replace(/^.*,EUR,.*\n/m, '');

type Order = ReadImportedOrders['orders']['nodes'][number];
const orders = async () => (await shop.client.data(ReadImportedOrders, {}, admin.token)).orders.nodes;
const orderOf = async (number: string, system = 'SHOPIFY') =>
  (await orders()).find((order) => order.number === number && order.importedFrom === system) as Order;
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ line, column, subject, after, message }) => [line, column, subject, after, message]);
const count = async (rows: string) => {
  const [{ count: rowCount } = { count: -1 }] = await em().execute<{ count: number }[]>(
    `select count(*)::int as count from ${rows}`,
  );
  return rowCount;
};

beforeAll(async () => {
  admin = await anAdmin(shop);
  noah = await aCustomer(shop, 'Noah Reed');
  await em().execute(
    `update users set email = 'noah@test.example', verified_email = 'noah@test.example'
    where id = ?`,
    [noah.userId],
  );
  mug = await aProduct(em(), { title: 'Mug', stock: 5 });
  await em().execute(`update product_variants set sku = 'MUG-B' where product_id = ?`, [mug]);
});

const SUMS =
  'The sums do not add up: the total is $2.50 more than the items, the delivery and the taxes less the discount.';

describe('a file of Shopify', () => {
  let checked: ShownImport;
  let done: ShownImport;

  beforeAll(async () => {
    checked = await checkFile(shop, admin, file(example('shopify')));
    await shop.client.payload(ApplyImport, { id: checked.id, skipInvalid: true }, admin.token);
    await shop.app.jobs.run('imports');
    done = (await shownImport(shop, admin, checked.id)) as ShownImport;
  });

  test('is checked: one order is in another currency, one is open, and one does not add up', () => {
    expect(checked).toMatchObject({ state: 'INVALID', source: 'Shopify', rowCount: 7, createdCount: 4 });
    expect(checked.entries.filter(({ kind }) => kind === 'ERROR')).toMatchObject([
      {
        line: 8,
        column: 'Currency',
        subject: '#1006',
        after: 'EUR',
        message: 'The order is in EUR, but the shop’s currency is USD.',
      },
    ]);
    expect(noticesOf(checked)).toEqual([
      [
        ...[6, 'Fulfillment Status', '#1004', 'unfulfilled'],
        'Not imported: this order is still open there. Please send or cancel it there, and export it again.',
      ],
      [...[7, 'Total', '#1005', '12.50'], SUMS],
    ]);
    const ignored = checked.columns?.filter(({ isImported }) => !isImported).map(({ name }) => name);
    expect(ignored).toEqual(expect.arrayContaining(['Accepts Marketing', 'Lineitem compare at price', 'Id']));
    expect(ignored).not.toContain('Lineitem sku');
  });

  test('is imported without the invalid order', () => {
    expect(done).toMatchObject({ state: 'DONE', createdCount: 4, errorCount: 1 });
    expect(done.entries.map(({ kind, subject, after }) => [kind, subject, after])).toEqual(
      expect.arrayContaining([['CREATED', '#1001', '49.90 USD']]),
    );
  });

  test('has orders with their number, dates, lines, sums, address, note and history', async () => {
    expect(await orderOf('1001')).toMatchObject({
      status: 'DELIVERED',
      paymentMethod: 'CARD',
      paymentState: 'PAID',
      isGuest: false,
      createdAt: '2025-03-01T11:30:00.000Z',
      paidAt: '2025-03-01T11:31:00.000Z',
      currencyCode: 'USD',
      customer: { fullName: 'Mary Evans', email: 'mary@test.example' },
      billing: {
        firstName: 'Mary',
        lastName: 'Evans',
        streetAddress: '5 Mill Lane',
        city: 'Leeds',
        region: null,
        postalCode: '01001',
        countryCode: 'GB',
        phone: '+44 20 7946 0123',
      },
      deliveryAddress: { firstName: 'Ada', streetAddress: '12 Row', city: 'London', postalCode: '02345' },
      totals: {
        subtotal: 5000,
        discountTotal: 500,
        shippingTotal: 490,
        taxTotal: 800,
        pricesIncludeTax: true,
        total: 4990,
        taxes: [{ name: 'VAT', rate: 19000, amount: 800 }],
      },
      adjustments: [{ title: 'Discount', code: 'SPRING', amount: 500 }],
      lines: [
        {
          title: 'Mug, blue',
          sku: 'MUG-B',
          productHandle: 'mug',
          quantity: 2,
          unitPrice: 1500,
          discountTotal: 300,
          taxTotal: 433,
        },
        {
          title: 'Teapot',
          sku: null,
          productHandle: null,
          quantity: 1,
          unitPrice: 2000,
          discountTotal: 200,
          taxTotal: 289,
        },
      ],
      history: [
        { status: 'PENDING', paymentState: 'UNPAID', createdAt: '2025-03-01T11:30:00.000Z' },
        { status: 'PENDING', paymentState: 'PAID', createdAt: '2025-03-01T11:31:00.000Z' },
        { status: 'DELIVERED', paymentState: 'PAID', createdAt: '2025-03-03T08:00:00.000Z' },
      ],
      // It may be what staff of the other shop wrote.
      customerNote: null,
      comments: [{ text: 'Please ring twice.\nThe bell is "broken".', authorName: 'Grace Hopper' }],
    });
  });

  test('has partial refunds, cancellations, and totals as they were', async () => {
    expect(await orderOf('1002')).toMatchObject({
      status: 'DELIVERED',
      paymentMethod: 'BANK',
      paymentState: 'PAID',
      refundedAmount: 1100,
      totals: { pricesIncludeTax: false, taxTotal: 400, total: 4400, taxes: [{ name: 'Tax', rate: 10000 }] },
    });
    expect(await orderOf('1003')).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'UNPAID',
      billing: null,
    });
    expect(await orderOf('1005')).toMatchObject({
      status: 'DELIVERED',
      paymentMethod: 'CASH_ON_DELIVERY',
      paymentState: 'REFUNDED',
      refundedAmount: 1250,
      totals: { subtotal: 1000, total: 1250 },
      comments: [{ text: SUMS }],
    });
  });

  test('gives orders to the account with their email, or to a new one without a password', async () => {
    const own = await shop.client.data(ReadOwnImportedOrders, {}, noah.token);
    expect(own.viewer?.orders.nodes).toEqual([
      { number: '1005', status: 'DELIVERED' },
      { number: '1003', status: 'CANCELLED' },
    ]);
    expect(
      await em().execute(
        `select first_name, last_name, role, password_hash from users where email = 'mary@test.example'`,
      ),
    ).toEqual([{ first_name: 'Mary', last_name: 'Evans', role: 'CUSTOMER', password_hash: null }]);
  });

  test('sends no email, moves no stock, and leaves nothing to do', async () => {
    expect((await ledgerOf(shop, mug)).stock).toBe(5);
    for (const rows of ['outbox_emails', 'review_requests', 'stock_movements where order_id is not null'])
      expect([rows, await count(rows)]).toEqual([rows, 0]);
    expect(await count(`events where kind ilike 'order%'`)).toBe(0);
    expect(
      await count(
        `events join users on users.id::text = events.subject_id::text where email = 'mary@test.example'`,
      ),
    ).toBe(0);
    const { toDo } = await shop.client.data(ReadToDo, {}, admin.token);
    expect(toDo).toMatchObject({ readyToSend: 0, transfersAwaited: 0, refundsDue: 0, returnsToDecide: 0 });
    const nextSteps = (await orders()).map((order) => [
      order.nextPaymentAction,
      order.refundable,
      order.refundableAmount,
    ]);
    expect(new Set(nextSteps.map(String))).toEqual(new Set(['NONE,false,0']));
    const unsent = (await orders()).flatMap(({ lines }) => lines.map((line) => line.unsentQuantity));
    expect(new Set(unsent)).toEqual(new Set([0]));
  });

  test('counts in reports on its own dates, and the books hold', async () => {
    await shop.app.jobs.run('revenue-sums');
    const figuresOf = async (from: string, to: string) =>
      (await shop.client.data(ReadRevenueReport, { period: { from, to } }, admin.token)).revenueReport
        .figures;
    expect(await figuresOf('2025-03-01', '2025-03-31')).toMatchObject({ orders: 1, grossRevenue: 4990 });
    expect(await figuresOf('2025-04-01', '2025-04-30')).toMatchObject({
      grossRevenue: 4400,
      netRevenue: 3300,
    });
    expect(await checkIntegrity(em())).toEqual([]);
  });

  test('has no place among the best sellers for what the shop does not sell', async () => {
    // A mug for 15.00, and a teapot for 20.00 that the shop does not sell.
    const [, header = '', order = ''] = /^(.*\n)(#1001[^]*)#1002/.exec(example('shopify')) ?? [];
    const inJune = order.replaceAll('#1001', '#1010').replaceAll('2025-03', '2025-06').replace(',2,', ',1,');
    expect(await importFile(shop, admin, file(header + inJune))).toMatchObject({ createdCount: 1 });
    await shop.app.jobs.run('revenue-sums');
    const bestOf = async (from: string, to: string) => {
      const variables = { period: { from, to }, first: 1 };
      return (await shop.client.data(ReadRevenueReport, variables, admin.token)).revenueReport.bestSellers;
    };
    const best = [{ title: 'Mug', units: 1 }];
    expect(await bestOf('2025-06-01', '2025-06-01')).toMatchObject(best);
    expect(await bestOf('2025-06-01', '2025-06-30')).toMatchObject(best);
  });

  test('can’t be changed, sent, returned or refunded, but staff may sort and comment', async () => {
    const { id, returnability } = await orderOf('1001');
    expect(returnability.problem?.message).toBe(
      'This order was imported from another shop system. It is closed.',
    );
    const refund = { idempotencyKey: newId(), orderId: id, amount: 100, reason: 'Broken' };
    const problems = [
      await shop.client.payload(SetImportedStatus, { id }, admin.token),
      await shop.client.payload(RefundImported, { id }, admin.token),
      await shop.client.payload(RefundPartOfImported, { input: refund }, admin.token),
      await shop.client.payload(SendImported, { id }, admin.token),
      await shop.client.payload(CancelOwnImported, { id: (await orderOf('1005')).id }, noah.token),
    ].map(({ userErrors }) => userErrors);
    expect(problems).toEqual(problems.map(() => [{ code: 'ORDER_IMPORTED' }]));
    expect(await shop.client.payload(TagImported, { id }, admin.token)).toEqual({ userErrors: [] });
  });

  test('is followed by new orders: their numbers come after its greatest', async () => {
    const { order } = await tryOrder(shop.client, noah, anOrderInput({ productId: mug }));
    expect(order?.number).toBe('1011');
  });

  test('imported again changes nothing', async () => {
    const before = await count('orders');
    const again = await importFile(shop, admin, file(inDollars('shopify')));
    expect(again).toMatchObject({ createdCount: 0, changedCount: 0, errorCount: 0 });
    expect(await count('orders')).toBe(before);
  });
});

describe('files of WooCommerce', () => {
  test('with a row for each order: a number that an order of Shopify has, too', async () => {
    const checked = await checkFile(shop, admin, file(example('webtoffee')));
    expect(checked).toMatchObject({ state: 'INVALID', source: 'WooCommerce', createdCount: 4 });
    expect(checked.entries.filter(({ kind }) => kind === 'ERROR')).toMatchObject([
      { line: 7, column: 'order_currency', subject: '#506', after: 'EUR' },
    ]);
    expect(noticesOf(checked).map(([line, , , , message]) => [line, message])).toEqual([
      [
        5,
        'Not imported: this order is still open there. Please send or cancel it there, and export it again.',
      ],
      [
        6,
        'The sums do not add up: the total is $1.00 less than the items, the delivery and the taxes less the discount.',
      ],
    ]);
    expect(await importFile(shop, admin, file(inDollars('webtoffee')))).toMatchObject({
      state: 'DONE',
      createdCount: 4,
    });
    expect(await orderOf('1001', 'WOOCOMMERCE')).toMatchObject({
      status: 'DELIVERED',
      paymentState: 'PAID',
      createdAt: '2025-06-01T10:00:00.000Z',
      customer: { fullName: 'Eve Stone', email: 'eve@test.example' },
      totals: {
        subtotal: 2600,
        discountTotal: 200,
        shippingTotal: 500,
        taxTotal: 310,
        pricesIncludeTax: false,
        total: 3210,
      },
      // 20.00 for three mugs.
      lines: [
        { title: 'Mug, blue', sku: 'MUG-B', quantity: 1, unitPrice: 666 },
        { title: 'Mug, blue', sku: 'MUG-B', quantity: 2, unitPrice: 667 },
        { title: 'Old lamp', sku: null, quantity: 1, unitPrice: 500 },
        { title: 'Fees', sku: null, quantity: 1, unitPrice: 100 },
      ],
      customerNote: 'First line\nsecond line',
      comments: [],
    });
    expect(await orderOf('502', 'WOOCOMMERCE')).toMatchObject({ paymentMethod: 'BANK', refundedAmount: 500 });
    expect(await orderOf('503', 'WOOCOMMERCE')).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'UNPAID',
    });
    expect(await importFile(shop, admin, file(inDollars('webtoffee')))).toMatchObject({ createdCount: 0 });
  });

  test('with the beginning of a long note, and all of it as a comment', async () => {
    const [, header = '', order = ''] = /^(.*\n)(501,[^]*)502,502/.exec(example('webtoffee')) ?? [];
    const long = 'x'.repeat(600);
    const noted = order.replace('501,1001', '511,1011').replace('First line', long);
    expect(await importFile(shop, admin, file(header + noted))).toMatchObject({ createdCount: 1 });
    expect(await orderOf('1011', 'WOOCOMMERCE')).toMatchObject({
      customerNote: 'x'.repeat(500),
      comments: [{ text: `Customer’s note: ${long}\nsecond line` }],
    });
  });

  test('with a row for each item', async () => {
    expect(await importFile(shop, admin, file(example('advanced-order-export')))).toMatchObject({
      source: 'WooCommerce',
      createdCount: 1,
      notices: [{ line: 1, message: 'The file does not say the currency. Its amounts are taken as USD.' }],
    });
    expect(await orderOf('601', 'WOOCOMMERCE')).toMatchObject({
      customer: { fullName: 'Eve Stone' },
      billing: { firstName: 'Eve', city: 'Newport' },
      deliveryAddress: { firstName: 'Sam', city: 'Boston' },
      adjustments: [{ code: 'SAVE', amount: 300 }],
      totals: { subtotal: 3000, total: 3200 },
      lines: [
        { title: 'Mug, blue', quantity: 2 },
        { title: 'Bowl', quantity: 1 },
      ],
    });
    await shop.app.jobs.run('revenue-sums');
    expect(await checkIntegrity(em())).toEqual([]);
  });
});

const HEADER =
  'Name,Email,Financial Status,Fulfillment Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Currency';
const sold = (name: string, email: string) =>
  `${name},${email},paid,fulfilled,10.00,2025-08-01 10:00:00 +0000,1,Plate,10.00,USD`;
const small = (...rows: string[]) => file([HEADER, ...rows].join('\n'));

test('orders without an email, and of staff, are left out', async () => {
  const checked = await checkFile(shop, admin, small(sold('#2001', ''), sold('#2002', admin.email)));
  expect(checked).toMatchObject({ state: 'READY', createdCount: 0 });
  expect(noticesOf(checked)).toEqual([
    [2, 'Email', '#2001', null, 'Not imported: the order has no email.'],
    [3, 'Email', '#2002', null, 'Not imported: this email can’t be a customer’s.'],
  ]);
});

test('an account that anyone may have opened with the email does not see the order', async () => {
  const stranger = await anUnconfirmedCustomer(shop, 'Mallory Black');
  await importFile(shop, admin, small(sold('#2003', stranger.email)));
  const own = await shop.client.data(ReadOwnImportedOrders, {}, stranger.token);
  expect(own.viewer?.orders.nodes).toEqual([]);
  expect(await orderOf('2003')).toMatchObject({ isGuest: true, customer: { email: stranger.email } });
  expect(await importFile(shop, admin, small(sold('#2003', stranger.email)))).toMatchObject({
    createdCount: 0,
  });
});

test('an order that another import adds to a guest in the meantime is not added again', async () => {
  const stranger = await anUnconfirmedCustomer(shop, 'Oscar Pale');
  await importFile(shop, admin, small(sold('#2011', stranger.email)));
  const { id } = await checkFile(shop, admin, small(sold('#2012', stranger.email)));
  await changeImport(shop, admin, 'sheetImportApply', id);
  const other = await em().getKysely<OrdersTables>().startTransaction().execute();
  await holdLock(other, 'formerOrders');
  await other.updateTable('orders').set({ number: '2012' }).where('number', '=', '2011').execute();
  const ended = shop.app.jobs.run('imports');
  const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => count(waiting)).toBe(1);
  await other.commit().execute();
  await ended;
  expect(await shownImport(shop, admin, id)).toMatchObject({ state: 'DONE', createdCount: 0 });
  expect(await count(`orders where number = '2012'`)).toBe(1);
});

test('an erased customer does not come back with the same file', async () => {
  const text = small(sold('#2004', 'gone@test.example'));
  await importFile(shop, admin, text);
  const rows = await em().execute<{ id: string }[]>(`select id from users where email = 'gone@test.example'`);
  const erased = { id: rows[0]?.id ?? '', email: 'gone@test.example' };
  expect(await shop.client.payload(EraseCustomer, erased, admin.token)).toMatchObject({ userErrors: [] });
  expect(await orderOf('2004')).toMatchObject({ customer: { fullName: '', email: '' } });
  expect(await importFile(shop, admin, text)).toMatchObject({ createdCount: 0 });
  expect(await count(`users where email = 'gone@test.example'`)).toBe(0);
});

test.each([
  ['an invalid email', sold('#2005', 'nobody'), 'Email'],
  ['an amount that is none', sold('#2006', 'a@test.example').replace(',10.00,2025', ',ten,2025'), 'Total'],
  [
    'a number with and without #',
    [sold('#2009', 'a@test.example'), sold('#2010', 'a@test.example'), sold('2009', 'a@test.example')].join(
      '\n',
    ),
    'Name',
  ],
  [
    'an order whose rows are apart',
    ['#2007', '#2008', '#2007'].map((name) => sold(name, 'a@test.example')).join('\n'),
    'Name',
  ],
])('%s is an error', async (_what, rows, column) => {
  const checked = await checkFile(shop, admin, small(rows));
  const errors = checked.entries.filter(({ kind }) => kind === 'ERROR');
  expect(errors.map((error) => error.column)).toEqual([column]);
});

test('another file of orders is named as such', async () => {
  const checked = await checkFile(shop, admin, file('Order,Sum\n1,2'));
  expect(checked).toMatchObject({ state: 'INVALID', createdCount: 0 });
  expect(checked.entries[0]?.message).toMatch(/^The shop does not recognize these columns\./);
});
