import { expect, test } from 'vitest';
import type { ImportEntry } from '../../imports/sheet-import.ts';
import { OrderFile } from '../order-file.ts';
import type { OrderRow } from '../order-sheet.ts';
import { shopify } from './shopify/shopify.ts';
import { wooCommerce } from './woocommerce/woocommerce.ts';

/** The rows of a file, and the errors in it. */
async function converted(header: readonly string[], cells: readonly string[][]) {
  const records = cells.map((row, index) => ({ line: 2 + index, cells: row }));
  const rows: OrderRow[] = [];
  const errors: ImportEntry[] = [];
  const file = OrderFile.recognize(header);
  for await (const row of file?.convert(records as never, (entry) => errors.push(entry)) ?? [])
    rows.push(row);
  return { rows, errors };
}

const shopifyHeader = ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity'];

test('rows without a number belong to the order above if they have an item', async () => {
  const { rows } = await converted(shopifyHeader, [
    ['', 'paid', 'Lost', '1'],
    ['#1', 'paid', 'Mug', '1'],
    ['', '', 'Plate', '2'],
    ['', '', '', ''],
  ]);
  expect(rows.map(({ values }) => values.number)).toEqual(['', '#1', '#1', '']);
});

test('an order of more than 1000 rows is an error, and none of them is imported', async () => {
  const rowsOf = (number: string, count: number) =>
    Array.from({ length: count }, () => [number, 'paid', 'Mug', '1']);
  const { rows, errors } = await converted(shopifyHeader, [
    ...rowsOf('#1', 1000),
    ...rowsOf('#2', 1002),
    ...rowsOf('#3', 1),
  ]);
  expect([...new Set(rows.map(({ values }) => values.number))]).toEqual(['#1', '#3']);
  expect(errors).toMatchObject([{ kind: 'ERROR', line: 1002, column: 'Name', subject: '#2' }]);
});

test('a file can have 100,000 rows, with those of the items in one', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => `line_item_${index}`);
  const file = OrderFile.recognize(['order_id', 'order_date', 'order_total', 'line_item_1', ...items]);
  const record = (line: number) => ({ line, cells: ['1', '', '', '', ...items.map(() => 'name:Mug')] });
  const records = Array.from({ length: 10 }, (_, index) => record(index));
  expect(await file?.countRows(records as never)).toBe(100_000);
  await expect(file?.countRows([...records, record(10)] as never)).rejects.toMatchObject({
    code: 'INVALID_VALUE',
  });
});

test.each([
  ['paid', 'fulfilled', '', 'SENT PAID'],
  ['paid', 'unfulfilled', '', 'OPEN PAID'],
  ['paid', 'partial', '', 'OPEN PAID'],
  ['pending', 'fulfilled', '', 'SENT UNPAID'],
  ['partially_refunded', 'fulfilled', '', 'SENT PAID'],
  ['refunded', 'fulfilled', '', 'SENT REFUNDED'],
  ['refunded', 'unfulfilled', '', 'CANCELLED REFUNDED'],
  ['voided', '', '', 'CANCELLED UNPAID'],
  ['paid', 'unfulfilled', '2025-01-01 10:00:00 +0000', 'CANCELLED PAID'],
])('Shopify: %s, %s, canceled "%s" is %s', (financialStatus, status, canceledAt, expected) => {
  expect(Object.values(shopify.stateOf({ financialStatus, status, canceledAt })).join(' ')).toBe(expected);
});

test('WooCommerce: an order that was paid and canceled was paid', () => {
  expect(wooCommerce.stateOf({ status: 'cancelled', paidAt: '2025-01-01' })).toEqual({
    state: 'CANCELLED',
    payment: 'PAID',
  });
});

test.each([
  ['5.00', ['5.00']],
  ['1,50', ['1,50']],
  ['-3', ['-3']],
  ['0.00', []],
  ['', []],
])('WooCommerce: the fees %s', (fees, expected) => {
  expect(wooCommerce.feesIn?.({ fees }).map(({ amount }) => amount)).toEqual(expected);
});

test('WooCommerce: names with a pipe, and fields of plugins', () => {
  const cell = 'name:Mug | big|color:red|sku:M|quantity:2|total:9|sub_total:9|_reduced_stock:2';
  expect(wooCommerce.itemColumn?.read(cell)).toEqual([
    { title: 'Mug | big|color:red', sku: 'M', quantity: '2', amount: '9' },
  ]);
});

test.each([
  ['completed', 'SENT PAID'],
  ['wc-completed', 'SENT PAID'],
  ['Completed', 'SENT PAID'],
  ['refunded', 'CANCELLED REFUNDED'],
  ['cancelled', 'CANCELLED UNPAID'],
  ['failed', 'CANCELLED UNPAID'],
  ['processing', 'OPEN UNPAID'],
  ['on-hold', 'OPEN UNPAID'],
  ['Abgeschlossen', 'OPEN UNPAID'],
])('WooCommerce: %s is %s', (status, expected) => {
  expect(Object.values(wooCommerce.stateOf({ status })).join(' ')).toBe(expected);
});

test.each([
  [shopify, 'Shopify Payments', 'CARD'],
  [shopify, 'Cash on Delivery (COD)', 'CASH_ON_DELIVERY'],
  [shopify, 'Bank Deposit', 'BANK'],
  [wooCommerce, 'stripe', 'CARD'],
  [wooCommerce, 'cod', 'CASH_ON_DELIVERY'],
  [wooCommerce, 'bacs', 'BANK'],
  [wooCommerce, 'Direct bank transfer', 'BANK'],
])('the payment method', (source, method, expected) => {
  expect(source.methodOf(method)).toBe(expected);
});

test.each([
  ['a file of customers', ['Name', 'Email', 'Total Spent']],
  ['orders without their items', ['order_id', 'order_date', 'order_total']],
])('%s is no file of orders', (_what, header) => {
  expect(OrderFile.recognize(header)).toBeNull();
});

test('columns may be in any order and spelling, and the address for the invoice counts if there is no other', async () => {
  const header = [
    'LINE_ITEM_1',
    'Order_ID',
    'order total',
    'order_date',
    'billing_city',
    'billing_address_1',
    'shipping_city',
  ];
  const records = [
    {
      line: 2,
      cells: [
        'name:Mug: big|quantity:2|sub_total:5|meta:a:b',
        '7',
        '5',
        '2025-01-01',
        'Rome',
        'Via 1',
        'Pisa',
      ],
    },
  ];
  const file = OrderFile.recognize(header);
  const { rows } = await converted(
    header,
    records.map(({ cells }) => cells),
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      values: { number: '7', title: 'Mug: big', quantity: '2', amount: '5', city: 'Rome', street: 'Via 1' },
    },
  ]);
  expect(file?.columnFor('total')).toBe('order total');
});
