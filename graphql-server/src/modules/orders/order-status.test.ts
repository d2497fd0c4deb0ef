import { expect, test } from 'vitest';
import { type OrderStatus, stockMove, type StockMove } from './order-status.ts';

const moves: [OrderStatus, OrderStatus, StockMove][] = [
  ['PENDING', 'PENDING', 'NONE'],
  ['PENDING', 'DELIVERED', 'NONE'],
  ['PENDING', 'CANCELLED', 'RELEASE'],
  ['PENDING', 'RETURNED', 'RELEASE'],
  ['DELIVERED', 'PENDING', 'NONE'],
  ['DELIVERED', 'DELIVERED', 'NONE'],
  ['DELIVERED', 'CANCELLED', 'RELEASE'],
  ['DELIVERED', 'RETURNED', 'RELEASE'],
  ['CANCELLED', 'PENDING', 'RESERVE'],
  ['CANCELLED', 'DELIVERED', 'RESERVE'],
  ['CANCELLED', 'CANCELLED', 'NONE'],
  ['CANCELLED', 'RETURNED', 'NONE'],
  ['RETURNED', 'PENDING', 'RESERVE'],
  ['RETURNED', 'DELIVERED', 'RESERVE'],
  ['RETURNED', 'CANCELLED', 'NONE'],
  ['RETURNED', 'RETURNED', 'NONE'],
];
test.each(moves)('from %s to %s, the stock moves: %s', (from, to, move) => {
  expect(stockMove(from, to)).toBe(move);
});
