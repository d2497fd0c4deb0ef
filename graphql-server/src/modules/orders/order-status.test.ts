import { expect, test } from 'vitest';
import { type OrderStatus, stockMove, type StockMove } from './order-status.ts';
import { paymentStateAfter } from './payment-rules.ts';

const moves: [OrderStatus, OrderStatus, StockMove][] = [
  ['PENDING', 'PENDING', 'NONE'],
  ['PENDING', 'DELIVERED', 'NONE'],
  ['PENDING', 'CANCELLED', 'GIVE_BACK'],
  ['PENDING', 'RETURNED', 'GIVE_BACK'],
  ['DELIVERED', 'PENDING', 'NONE'],
  ['DELIVERED', 'DELIVERED', 'NONE'],
  ['DELIVERED', 'CANCELLED', 'GIVE_BACK'],
  ['DELIVERED', 'RETURNED', 'GIVE_BACK'],
  ['CANCELLED', 'PENDING', 'TAKE_AGAIN'],
  ['CANCELLED', 'DELIVERED', 'TAKE_AGAIN'],
  ['CANCELLED', 'CANCELLED', 'NONE'],
  ['CANCELLED', 'RETURNED', 'NONE'],
  ['RETURNED', 'PENDING', 'TAKE_AGAIN'],
  ['RETURNED', 'DELIVERED', 'TAKE_AGAIN'],
  ['RETURNED', 'CANCELLED', 'NONE'],
  ['RETURNED', 'RETURNED', 'NONE'],
];
test.each(moves)('from %s to %s, the stock moves: %s', (from, to, move) => {
  expect(stockMove(from, to)).toBe(move);
});

test.each([
  ['CASH_ON_DELIVERY', 'UNPAID', 'DELIVERED', 'PAID'],
  ['CASH_ON_DELIVERY', 'PAID', 'RETURNED', 'REFUNDED'],
  ['CASH_ON_DELIVERY', 'PAID', 'CANCELLED', 'REFUNDED'],
  ['CASH_ON_DELIVERY', 'PAID', 'PENDING', 'UNPAID'],
  ['CASH_ON_DELIVERY', 'UNPAID', 'CANCELLED', 'UNPAID'],
  ['CASH_ON_DELIVERY', 'UNPAID', 'RETURNED', 'UNPAID'],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'CANCELLED', 'REFUNDED'],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'PENDING', 'UNPAID'],
  ['CASH_ON_DELIVERY', 'REFUNDED', 'DELIVERED', 'PAID'],
  ['BANK', 'UNPAID', 'DELIVERED', 'UNPAID'],
  ['BANK', 'UNPAID', 'CANCELLED', 'UNPAID'],
  ['BANK', 'PAID', 'DELIVERED', 'PAID'],
  ['BANK', 'PAID', 'RETURNED', 'PAID'],
  ['BANK', 'REFUNDED', 'PENDING', 'REFUNDED'],
] as const)('%s: %s, then %s, is %s', (method, state, status, after) => {
  expect(paymentStateAfter(method, state, status)).toBe(after);
});
