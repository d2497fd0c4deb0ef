import { expect, test } from 'vitest';
import { OrderFile } from '../order-file.ts';
import type { OrderRow } from '../order-sheet.ts';
import { shopify } from './shopify/shopify.ts';
import { wooCommerce } from './woocommerce/woocommerce.ts';

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
  const rows: OrderRow[] = [];
  for await (const row of file?.convert(records as never) ?? []) rows.push(row);
  expect(rows).toMatchObject([
    {
      line: 2,
      values: { number: '7', title: 'Mug: big', quantity: '2', amount: '5', city: 'Rome', street: 'Via 1' },
    },
  ]);
  expect(file?.columnFor('total')).toBe('order total');
});
