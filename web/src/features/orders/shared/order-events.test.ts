import { expect, test } from 'vitest';
import { orderEvents } from './order-events.ts';

test('determines what each event changed', () => {
  const events = [
    ['PENDING', 'UNPAID'],
    ['PENDING', 'PAID'],
    ['CANCELLED', 'PAID'],
    ['CANCELLED', 'REFUNDED'],
  ].map(([status = '', paymentState = '']) => ({ status, paymentState }));
  expect(orderEvents(events).map(({ isOfStatus, isOfPayment }) => [isOfStatus, isOfPayment])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test('cash on delivery changes both at once', () => {
  const events = [
    { status: 'PENDING', paymentState: 'UNPAID' },
    { status: 'DELIVERED', paymentState: 'PAID' },
  ];
  expect(orderEvents(events)[1]).toMatchObject({ isOfStatus: true, isOfPayment: true });
});
