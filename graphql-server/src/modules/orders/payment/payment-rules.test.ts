import { describe, expect, test } from 'vitest';
import type { OrderStatus, PaymentMethod, PaymentState } from '../order-status.ts';
import {
  type CardPaymentStatus,
  isPayable,
  isReceivable,
  isRefundable,
  isRefundDue,
  paymentStateAfter,
  type NextPaymentAction,
  nextPaymentAction,
  outstandingAmountOf,
  paidAmountOf,
  paymentStateOf,
} from './payment-rules.ts';

const noCardPayment: CardPaymentStatus = {
  isProcessing: false,
  isRefunding: false,
  hasFailedRefund: false,
  hasMismatch: false,
};

/**
 * Every payment method, payment status and new status: the resulting payment status, the next action, and
 * what is allowed: p (pay by card), r (receive a transfer), g (refund), a (full refund due).
 */
const table: [PaymentMethod, PaymentState, OrderStatus, PaymentState, NextPaymentAction, string][] = [
  ['CASH_ON_DELIVERY', 'UNPAID', 'PENDING', 'UNPAID', 'COLLECT', ''],
  ['CASH_ON_DELIVERY', 'UNPAID', 'DELIVERED', 'PAID', 'NONE', 'g'],
  ['CASH_ON_DELIVERY', 'UNPAID', 'CANCELLED', 'UNPAID', 'NONE', ''],
  ['CASH_ON_DELIVERY', 'UNPAID', 'RETURNED', 'UNPAID', 'NONE', ''],
  ['CASH_ON_DELIVERY', 'PAID', 'PENDING', 'UNPAID', 'COLLECT', ''],
  ['CASH_ON_DELIVERY', 'PAID', 'DELIVERED', 'PAID', 'NONE', 'g'],
  ['CASH_ON_DELIVERY', 'PAID', 'CANCELLED', 'PAID', 'REFUND', 'ga'],
  ['CASH_ON_DELIVERY', 'PAID', 'RETURNED', 'PAID', 'REFUND', 'ga'],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'PENDING', 'UNPAID', 'COLLECT', ''],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'DELIVERED', 'PAID', 'NONE', 'g'],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'CANCELLED', 'REFUNDED', 'NONE', ''],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'RETURNED', 'REFUNDED', 'NONE', ''],
  ['BANK', 'UNPAID', 'PENDING', 'UNPAID', 'TRANSFER', 'r'],
  ['BANK', 'UNPAID', 'DELIVERED', 'UNPAID', 'TRANSFER', 'r'],
  ['BANK', 'UNPAID', 'CANCELLED', 'UNPAID', 'NONE', 'r'],
  ['BANK', 'UNPAID', 'RETURNED', 'UNPAID', 'NONE', 'r'],
  ['BANK', 'PAID', 'PENDING', 'PAID', 'NONE', 'g'],
  ['BANK', 'PAID', 'DELIVERED', 'PAID', 'NONE', 'g'],
  ['BANK', 'PAID', 'CANCELLED', 'PAID', 'REFUND', 'ga'],
  ['BANK', 'PAID', 'RETURNED', 'PAID', 'REFUND', 'ga'],
  ['BANK', 'REFUNDED', 'PENDING', 'REFUNDED', 'NONE', ''],
  ['BANK', 'REFUNDED', 'DELIVERED', 'REFUNDED', 'NONE', ''],
  ['BANK', 'REFUNDED', 'CANCELLED', 'REFUNDED', 'NONE', ''],
  ['BANK', 'REFUNDED', 'RETURNED', 'REFUNDED', 'NONE', ''],
  ['CARD', 'UNPAID', 'PENDING', 'UNPAID', 'PAY', 'p'],
  ['CARD', 'UNPAID', 'DELIVERED', 'UNPAID', 'PAY', 'p'],
  ['CARD', 'UNPAID', 'CANCELLED', 'UNPAID', 'NONE', ''],
  ['CARD', 'UNPAID', 'RETURNED', 'UNPAID', 'NONE', ''],
  ['CARD', 'PAID', 'PENDING', 'PAID', 'NONE', 'g'],
  ['CARD', 'PAID', 'DELIVERED', 'PAID', 'NONE', 'g'],
  ['CARD', 'PAID', 'CANCELLED', 'PAID', 'REFUND', 'ga'],
  ['CARD', 'PAID', 'RETURNED', 'PAID', 'REFUND', 'ga'],
  ['CARD', 'REFUNDED', 'PENDING', 'REFUNDED', 'NONE', ''],
  ['CARD', 'REFUNDED', 'DELIVERED', 'REFUNDED', 'NONE', ''],
  ['CARD', 'REFUNDED', 'CANCELLED', 'REFUNDED', 'NONE', ''],
  ['CARD', 'REFUNDED', 'RETURNED', 'REFUNDED', 'NONE', ''],
  ['BANK', 'PARTIALLY_PAID', 'PENDING', 'PARTIALLY_PAID', 'TRANSFER', 'prg'],
  ['BANK', 'PARTIALLY_PAID', 'DELIVERED', 'PARTIALLY_PAID', 'TRANSFER', 'prg'],
  ['BANK', 'PARTIALLY_PAID', 'CANCELLED', 'PARTIALLY_PAID', 'REFUND', 'rga'],
  ['BANK', 'PARTIALLY_PAID', 'RETURNED', 'PARTIALLY_PAID', 'REFUND', 'rga'],
  ['CARD', 'PARTIALLY_PAID', 'PENDING', 'PARTIALLY_PAID', 'PAY', 'prg'],
  ['CARD', 'PARTIALLY_PAID', 'DELIVERED', 'PARTIALLY_PAID', 'PAY', 'prg'],
  ['CARD', 'PARTIALLY_PAID', 'CANCELLED', 'PARTIALLY_PAID', 'REFUND', 'rga'],
  ['CARD', 'PARTIALLY_PAID', 'RETURNED', 'PARTIALLY_PAID', 'REFUND', 'rga'],
];

test.each(table)('%s, %s, then %s: %s, next %s (%s)', (method, state, status, after, step, may) => {
  expect(paymentStateAfter(method, state, status)).toBe(after);
  const payment = { method, state: after, status, total: 100, shipmentState: 'NONE' } as const;
  expect(nextPaymentAction(payment, noCardPayment)).toBe(step);
  const allowed = [
    isPayable(payment) && 'p',
    isReceivable(payment) && 'r',
    isRefundable(payment) && 'g',
    isRefundDue(payment) && 'a',
  ];
  expect(allowed.filter(Boolean).join('')).toBe(may);
});

test.each([
  ['CANCELLED', 'NONE', 100, 'REFUND'],
  ['CANCELLED', 'PART', 100, 'NONE'],
  ['CANCELLED', 'ALL', 100, 'NONE'],
  ['RETURNED', 'PART', 100, 'REFUND'],
  ['RETURNED', 'ALL', 100, 'REFUND'],
  ['CANCELLED', 'NONE', 0, 'NONE'],
  ['RETURNED', 'ALL', 0, 'NONE'],
] as const)('paid, %s with %s shipped, of a total of %i: %s', (status, shipmentState, total, step) => {
  for (const method of ['BANK', 'CARD', 'CASH_ON_DELIVERY'] as const) {
    const payment = { method, state: 'PAID', status, total, shipmentState } as const;
    expect(nextPaymentAction(payment, noCardPayment)).toBe(step);
    expect(isRefundable(payment)).toBe(total > 0);
  }
});

test.each<[PaymentState, partial: number | null, OrderStatus, paid: number, outstanding: number]>([
  ['UNPAID', null, 'PENDING', 0, 100],
  ['UNPAID', null, 'DELIVERED', 0, 100],
  ['UNPAID', null, 'CANCELLED', 0, 0],
  ['PARTIALLY_PAID', 30, 'PENDING', 30, 70],
  ['PARTIALLY_PAID', 30, 'RETURNED', 30, 0],
  ['PAID', null, 'PENDING', 100, 0],
  ['REFUNDED', null, 'PENDING', 100, 0],
  ['REFUNDED', 30, 'PENDING', 30, 0],
])(
  'of a total of 100, %s with %s, %s: %i is paid and %i outstanding',
  (state, partialAmount, status, ...amounts) => {
    const paidAmount = paidAmountOf({ state, total: 100, partialAmount });
    expect([paidAmount, outstandingAmountOf({ state, status, total: 100, paidAmount })]).toEqual(amounts);
  },
);

test.each<[paid: number, total: number, PaymentState]>([
  [0, 100, 'UNPAID'],
  [1, 100, 'PARTIALLY_PAID'],
  [99, 100, 'PARTIALLY_PAID'],
  [100, 100, 'PAID'],
  [120, 100, 'PAID'],
  [0, 0, 'PAID'],
])('%i received of %i: %s', (paid, total, state) => {
  expect(paymentStateOf(paid, total)).toBe(state);
});

describe('a card payment in progress', () => {
  test.each([
    ['UNPAID', 'PENDING', { isProcessing: true }, 'PROCESSING'],
    ['UNPAID', 'CANCELLED', { isProcessing: true }, 'PROCESSING'],
    ['PAID', 'PENDING', { isProcessing: true }, 'NONE'],
    ['PAID', 'CANCELLED', { isRefunding: true }, 'REFUNDING'],
    ['PARTIALLY_PAID', 'PENDING', { isProcessing: true }, 'PROCESSING'],
    ['UNPAID', 'PENDING', { hasMismatch: true }, 'CHECK'],
    ['PAID', 'CANCELLED', { isRefunding: true, hasFailedRefund: true }, 'CHECK'],
  ] as const)('%s and %s with %j: %s', (state, status, facts, step) => {
    const payment = { method: 'CARD', state, status, total: 100, shipmentState: 'NONE' } as const;
    expect(nextPaymentAction(payment, { ...noCardPayment, ...facts })).toBe(step);
  });
});
