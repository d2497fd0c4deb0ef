import { expect, test } from 'vitest';
import { type OrderStatus, stockMove, type StockMove } from './order-status.ts';

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
