import { expect, test } from 'vitest';
import {
  isCancellable,
  type OrderStatus,
  type ShipmentState,
  stockMove,
  type StockMove,
} from './order-status.ts';

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

test.each<[OrderStatus, ShipmentState, boolean]>([
  ['PENDING', 'NONE', true],
  ['PENDING', 'PART', false],
  ['PENDING', 'ALL', false],
  ['DELIVERED', 'NONE', false],
  ['CANCELLED', 'NONE', false],
  ['RETURNED', 'NONE', false],
])('whether its customer may cancel an order that is %s, with %s sent: %s', (status, sent, may) => {
  expect(isCancellable(status, sent)).toBe(may);
});
