import { describe, expect, test } from 'vitest';
import type { OrderStatus, PaymentState } from '../../orders/order-status.ts';
import {
  assertRefundAmount,
  linesToRefund,
  type OrderRefund,
  refundableAmount,
  refundedAmount,
  removedUnits,
} from './refund-rules.ts';

const delivered = { requiresShipping: true };
const bought = [
  { ...delivered, id: 'tee', quantity: 3, refundedQuantity: 1, restockedQuantity: 0, returningQuantity: 0 },
  { ...delivered, id: 'mug', quantity: 1, refundedQuantity: 0, restockedQuantity: 0, returningQuantity: 0 },
  // Two are in a return, of which one has arrived and is back in stock.
  { ...delivered, id: 'cap', quantity: 3, refundedQuantity: 0, restockedQuantity: 1, returningQuantity: 2 },
  // It was returned without a refund: everything paid had been refunded.
  { ...delivered, id: 'hat', quantity: 1, refundedQuantity: 0, restockedQuantity: 1, returningQuantity: 0 },
  {
    requiresShipping: false,
    id: 'course',
    quantity: 1,
    refundedQuantity: 0,
    restockedQuantity: 0,
    returningQuantity: 0,
  },
];
const want = (orderLineId: string, quantity: number, restock = false) => ({ orderLineId, quantity, restock });
const keyOf = (act: () => unknown): string => {
  try {
    act();
    return 'ok';
  } catch (error) {
    return (error as { issues: { message: { key: string } }[] }).issues[0]?.message.key ?? 'none';
  }
};

describe('lines to refund', () => {
  test('are listed once each, with the units to restock', () => {
    const lines = linesToRefund('PENDING', bought, [want('tee', 1, true), want('mug', 0), want('tee', 1)]);
    expect(lines).toEqual([{ orderLineId: 'tee', quantity: 2, restockedQuantity: 1 }]);
  });

  test.each<[status: OrderStatus, requested: ReturnType<typeof want>[], key: string]>([
    ['PENDING', [want('tee', 3)], 'refund.tooMany'],
    ['PENDING', [want('tee', 1), want('tee', 2)], 'refund.tooMany'],
    ['PENDING', [want('tee', -1), want('tee', 3)], 'refund.tooMany'],
    ['DELIVERED', [want('sofa', 1)], 'refund.otherOrder'],
    ['DELIVERED', [want('cap', 1, true)], 'ok'],
    ['DELIVERED', [want('cap', 2)], 'refund.inReturn'],
    ['DELIVERED', [want('cap', 4)], 'refund.tooMany'],
    ['DELIVERED', [want('hat', 1)], 'ok'],
    ['DELIVERED', [want('course', 1)], 'ok'],
    ['DELIVERED', [want('course', 1, true)], 'refund.notDelivered'],
    ['DELIVERED', [want('hat', 1, true)], 'refund.restockedBefore'],
    ['CANCELLED', [want('mug', 1, true)], 'refund.stockReleased'],
    ['RETURNED', [want('mug', 1, true)], 'refund.stockReleased'],
    ['RETURNED', [want('mug', 1)], 'ok'],
    ['DELIVERED', [], 'ok'],
  ])('of a %s order: %j', (status, requestedLines, key) => {
    expect(keyOf(() => linesToRefund(status, bought, requestedLines))).toBe(key);
  });
});

test('unshipped units are refunded first', () => {
  const lines = [
    { id: 'tee', unsentQuantity: 2 },
    { id: 'mug', unsentQuantity: 0 },
  ];
  const refunded = (orderLineId: string, quantity: number) => ({
    orderLineId,
    quantity,
    restockedQuantity: 0,
  });
  expect([...removedUnits(lines, [refunded('tee', 1), refunded('mug', 1)])]).toEqual([
    ['tee', 1],
    ['mug', 0],
  ]);
  expect([...removedUnits(lines, [refunded('tee', 3)])]).toEqual([['tee', 2]]);
});

describe('amounts', () => {
  const refund = (amount: number, rest: Partial<OrderRefund> = {}) =>
    ({ amount, state: 'DONE', surplus: false, ...rest }) as OrderRefund;

  test.each<[PaymentState, OrderRefund[], refunded: number, refundable: number]>([
    ['PARTIALLY_PAID', [refund(300)], 300, 700],
    ['UNPAID', [], 0, 0],
    ['PAID', [], 0, 1000],
    ['PAID', [refund(300), refund(200)], 500, 500],
    ['PAID', [refund(300, { state: 'REQUESTED' })], 0, 700],
    ['PAID', [refund(300, { state: 'FAILED' })], 0, 700],
    ['PAID', [refund(1000, { surplus: true })], 0, 1000],
    // Cash paid back on delivery, and earlier refunds, have no rows.
    ['REFUNDED', [], 1000, 0],
  ])(
    'of an order that is %s, with %j: %i refunded, %i left',
    (paymentState, refunds, refunded, refundable) => {
      const order = { paymentState, paidAmount: paymentState === 'UNPAID' ? 0 : 1000 };
      expect(refundedAmount(order, refunds)).toBe(refunded);
      expect(refundableAmount(order, refunds)).toBe(refundable);
    },
  );

  test.each([
    [1, 1000, 1, false, 'ok'],
    [1000, 1000, 1, false, 'ok'],
    [0, 1000, 1, false, 'refund.amountTooSmall'],
    [0, 1000, 1, true, 'ok'],
    [0, 0, 10, true, 'ok'],
    [1, 0, 1, true, 'refund.amountTooLarge'],
    [1001, 1000, 1, false, 'refund.amountTooLarge'],
    [105, 1000, 10, false, 'refund.amountNotCharged'],
    [110, 1000, 10, false, 'ok'],
  ])('%i of %i in steps of %i, units free: %s: %s', (amount, left, step, areUnitsFree, key) => {
    const terms = { currency: 'USD', step, areUnitsFree };
    expect(keyOf(() => assertRefundAmount(amount, left, terms))).toBe(key);
  });
});
