import { describe, expect, test } from 'vitest';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import type { OrderStatus, PaymentState } from '../orders/order-status.ts';
import {
  deliveredAt,
  isRepeat,
  returnableUntil,
  returnProblem,
  type ReturnState,
  returnStates,
  type ReturnStep,
  stateAfter,
  unitsToRefund,
} from './return-rules.ts';

describe('steps', () => {
  const allowed: Record<ReturnStep, Partial<Record<ReturnState, ReturnState>>> = {
    APPROVE: { REQUESTED: 'APPROVED' },
    DECLINE: { REQUESTED: 'DECLINED', APPROVED: 'DECLINED', RECEIVED: 'DECLINED' },
    RECEIVE: { APPROVED: 'RECEIVED', RECEIVED: 'RECEIVED' },
    REFUND: { RECEIVED: 'REFUNDED' },
    CANCEL: { REQUESTED: 'CANCELLED', APPROVED: 'CANCELLED' },
  };

  test.each(Object.entries(allowed) as [ReturnStep, (typeof allowed)[ReturnStep]][])(
    '%s is possible in these states alone',
    (step, expected) => {
      const transitions = returnStates.flatMap((state) => {
        const after = stateAfter(step, state);
        return after ? [[state, after]] : [];
      });
      expect(Object.fromEntries(transitions)).toEqual(expected);
    },
  );

  test.each<[ReturnStep, ReturnState, boolean]>([
    ['APPROVE', 'APPROVED', true],
    ['REFUND', 'REFUNDED', true],
    ['CANCEL', 'CANCELLED', true],
    ['APPROVE', 'RECEIVED', false],
    // The rest may come in another parcel.
    ['RECEIVE', 'RECEIVED', false],
  ])('%s of one that is %s changes nothing: %s', (step, state, expected) => {
    expect(isRepeat(step, state)).toBe(expected);
  });
});

const day = (text: string) => new Date(`2026-${text}Z`);
const at = (status: OrderStatus, text: string) => ({ status, createdAt: day(text) });

test.each([
  [[at('PENDING', '03-01T10:00')], null],
  [[at('PENDING', '03-01T10:00'), at('DELIVERED', '03-02T10:00')], '03-02T10:00'],
  // Paid later: an event, but no delivery.
  [
    [at('PENDING', '03-01T10:00'), at('DELIVERED', '03-02T10:00'), at('DELIVERED', '03-05T10:00')],
    '03-02T10:00',
  ],
  [
    [at('DELIVERED', '03-02T10:00'), at('PENDING', '03-03T10:00'), at('DELIVERED', '03-04T10:00')],
    '03-04T10:00',
  ],
  [[at('PENDING', '03-01T10:00'), at('DELIVERED', '03-02T10:00'), at('RETURNED', '03-09T10:00')], null],
])('the delivery is when the order last became delivered: %#', (history, expected) => {
  expect(deliveredAt(history)).toEqual(expected === null ? null : day(expected));
});

test.each([
  // 30 days after the 2nd of March is the 1st of April, whose end in UTC is the 2nd.
  ['03-02T10:00', 30, 'UTC', '2026-04-02T00:00:00.000Z'],
  ['03-02T23:59', 30, 'UTC', '2026-04-02T00:00:00.000Z'],
  // In Berlin it is the 3rd already, and summer when the time is over.
  ['03-02T23:30', 30, 'Europe/Berlin', '2026-04-02T22:00:00.000Z'],
  ['03-02T22:30', 30, 'Europe/Berlin', '2026-04-01T22:00:00.000Z'],
  ['03-02T02:00', 14, 'America/New_York', '2026-03-16T04:00:00.000Z'],
  ['12-31T12:00', 1, 'UTC', '2027-01-02T00:00:00.000Z'],
])('what was delivered at %s can be returned for %i days in %s', (delivered, days, timeZone, expected) => {
  expect(returnableUntil(day(delivered), { days, timeZone }).toISOString()).toBe(expected);
});

describe('whether an order can be returned', () => {
  const problem = (status: OrderStatus, paymentState: PaymentState, now: string, days = 30) => {
    const delivered = status === 'PENDING' ? null : day('03-02T10:00');
    const reason = returnProblem(
      { status, paymentState, deliveredAt: delivered, importedFrom: null },
      day(now),
      {
        days,
        timeZone: 'UTC',
      },
    );
    return reason && formatMessage(enUs, reason);
  };

  test.each<[OrderStatus, PaymentState, now: string, days: number, expected: string | null]>([
    ['DELIVERED', 'PAID', '03-02T10:00', 30, null],
    ['DELIVERED', 'PAID', '04-01T23:59:59', 30, null],
    [
      ...(['DELIVERED', 'PAID', '04-02T00:00', 30] as const),
      'Items can be returned within 30 days of delivery. For this order, that was until April 1, 2026.',
    ],
    [
      ...(['DELIVERED', 'PAID', '03-04T00:00', 1] as const),
      'Items can be returned within 1 day of delivery. For this order, that was until March 3, 2026.',
    ],
    ['DELIVERED', 'PAID', '03-02T10:00', 0, 'Items can’t be returned here. Please contact us.'],
    ['PENDING', 'PAID', '03-02T10:00', 30, 'Only delivered items can be returned.'],
    ['CANCELLED', 'PAID', '03-02T10:00', 30, 'Only delivered items can be returned.'],
    ['RETURNED', 'REFUNDED', '03-02T10:00', 30, 'Only delivered items can be returned.'],
    [
      ...(['DELIVERED', 'UNPAID', '03-02T10:00', 30] as const),
      'This order has not been paid yet. Please contact us if you want to return something.',
    ],
    ['DELIVERED', 'REFUNDED', '03-02T10:00', 30, 'This order was already fully refunded.'],
  ])('%s, %s, at %s, within %i days', (status, paymentState, now, days, expected) => {
    expect(problem(status, paymentState, now, days)).toBe(expected);
  });
});

test('a return is refunded for what has arrived, and before for what is to come', () => {
  const line = {
    orderLineId: 'tee',
    quantity: 3,
    reason: 'OTHER',
    receivedQuantity: 2,
    restockedQuantity: 1,
  } as const;
  const none = { ...line, orderLineId: 'mug', receivedQuantity: 0 };
  const units = (state: ReturnState) => unitsToRefund({ state, lines: [line, none] });
  expect(units('APPROVED')).toEqual([
    { orderLineId: 'tee', quantity: 3 },
    { orderLineId: 'mug', quantity: 3 },
  ]);
  expect(units('RECEIVED')).toEqual([{ orderLineId: 'tee', quantity: 2 }]);
});
