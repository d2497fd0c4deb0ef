import { describe, expect, it } from 'vitest';
import { type BulkChange, effectOf } from './bulk-change-rules.ts';

type Order = Parameters<typeof effectOf>[1];

const line = (unsentQuantity: number) => ({
  quantity: 2,
  refundedQuantity: 0,
  returningQuantity: 0,
  requiresShipping: true,
  unsentQuantity,
});

const cash: Order = {
  status: 'PENDING',
  paymentMethod: 'CASH_ON_DELIVERY',
  paymentState: 'UNPAID',
  paidAmount: 0,
  shipmentState: 'ALL',
  hasPaymentMismatch: false,
  refundableAmount: 0,
  refundableByCard: 0,
  currencyCode: 'USD',
  totals: { total: 2450 },
  lines: [line(0), line(0)],
};
const transfer: Order = {
  ...cash,
  paymentMethod: 'BANK',
  shipmentState: 'NONE',
  lines: [line(2), line(1)],
};
const card: Order = {
  ...transfer,
  paymentMethod: 'CARD',
  paymentState: 'PAID',
  paidAmount: 2450,
  refundableAmount: 2000,
  refundableByCard: 2000,
};

const effects: [BulkChange, string, Order, string[]][] = [
  ['DELIVER', 'sent, paid at the door', cash, ['$24.50 in cash is recorded as collected']],
  ['DELIVER', 'never sent', { ...card }, ['Not marked as shipped']],
  ['DELIVER', 'sent and paid', { ...card, shipmentState: 'ALL', lines: cash.lines }, []],
  ['DELIVER', 'paid, without anything to deliver', { ...card, lines: cash.lines }, []],
  [
    'CANCEL',
    'a file of which was withdrawn from',
    { ...transfer, lines: [{ ...line(0), requiresShipping: false, returningQuantity: 1 }] },
    ['1 item goes back into stock'],
  ],
  [
    'CANCEL',
    'not paid, without anything to deliver',
    { ...transfer, lines: [{ ...line(0), requiresShipping: false }] },
    ['2 items go back into stock'],
  ],
  ['CANCEL', 'not paid', transfer, ['3 items go back into stock']],
  ['CANCEL', 'paid by card', card, ['3 items go back into stock', '$20.00 is refunded to the card']],
  [
    'CANCEL',
    'paid by transfer',
    { ...transfer, paymentState: 'PAID', refundableAmount: 2450 },
    ['3 items go back into stock', '$24.50 was paid: refund it, then record the refund'],
  ],
  [
    'CANCEL',
    'paid by transfer in part',
    { ...transfer, paymentState: 'PARTIALLY_PAID', paidAmount: 500, refundableAmount: 500 },
    ['3 items go back into stock', '$5.00 was paid: refund it, then record the refund'],
  ],
  [
    'CANCEL',
    'paid by transfer and card',
    { ...transfer, paymentState: 'PAID', refundableAmount: 2450, refundableByCard: 1450 },
    [
      '3 items go back into stock',
      '$14.50 is refunded to the card',
      '$10.00 was paid: refund it, then record the refund',
    ],
  ],
  [
    'RECEIVE_PAYMENT',
    'paid in part',
    { ...transfer, paymentState: 'PARTIALLY_PAID', paidAmount: 500 },
    ['$19.50 is recorded as received'],
  ],
  ['RECEIVE_PAYMENT', 'awaited', transfer, ['$24.50 is recorded as received']],
  [
    'RECEIVE_PAYMENT',
    'cancelled meanwhile',
    { ...transfer, status: 'CANCELLED' },
    [
      '$24.50 is recorded as received',
      'The order is closed: the payment must be refunded, and the customer is not notified',
    ],
  ],
];

const reasons: [BulkChange, Partial<Order>, string][] = [
  ['DELIVER', { importedFrom: 'SHOPIFY' }, 'Imported from another shop'],
  ['CANCEL', { shipmentState: 'NONE', importedFrom: 'SHOPIFY' }, 'Imported from another shop'],
  ['RECEIVE_PAYMENT', { paymentMethod: 'BANK', importedFrom: 'WOOCOMMERCE' }, 'Imported from another shop'],
  ['DELIVER', { status: 'DELIVERED' }, 'Already delivered'],
  ['DELIVER', { status: 'CANCELLED' }, 'Cancelled'],
  ['DELIVER', { hasPaymentMismatch: true }, 'Its card payment does not match: review it first'],
  ['DELIVER', { paymentState: 'REFUNDED' }, 'Fully refunded'],
  ['DELIVER', { paymentMethod: 'BANK' }, 'Not paid yet'],
  ['DELIVER', { paymentMethod: 'CARD' }, 'Not paid yet'],
  ['DELIVER', { paymentMethod: 'BANK', paymentState: 'PARTIALLY_PAID' }, 'Partially paid'],
  ['CANCEL', { status: 'CANCELLED' }, 'Already cancelled'],
  ['CANCEL', { status: 'DELIVERED' }, 'Delivered'],
  ['CANCEL', {}, 'Already shipped'],
  ['CANCEL', { shipmentState: 'PART' }, 'Partially shipped: cancel the rest on the order page'],
  ['RECEIVE_PAYMENT', {}, 'Not paid by bank transfer'],
  ['RECEIVE_PAYMENT', { paymentMethod: 'BANK', paymentState: 'PAID' }, 'Already paid'],
  ['RECEIVE_PAYMENT', { paymentMethod: 'BANK', paymentState: 'REFUNDED' }, 'Refunded'],
];

describe('a bulk change of orders', () => {
  it.each(effects)('%s of one that is %s says what it does', (change, _, order, said) => {
    expect(effectOf(change, order)).toEqual({ effects: said });
  });

  it.each(reasons)('%s leaves out %o: %s', (change, order, reason) => {
    expect(effectOf(change, { ...cash, ...order })).toEqual({ reason });
  });
});
