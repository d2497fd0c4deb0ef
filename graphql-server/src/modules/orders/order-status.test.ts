import { expect, test } from 'vitest';
import { heldUnits, isCancellable, type OrderStatus, type ShipmentState } from './order-status.ts';

/** For a line of 5, with 1 restocked: the units held, by shipment state, unshipped units and status. */
test.each<[ShipmentState, unsent: number, OrderStatus, held: number]>([
  ['NONE', 4, 'PENDING', 4],
  ['NONE', 4, 'DELIVERED', 4],
  ['NONE', 4, 'CANCELLED', 0],
  ['NONE', 4, 'RETURNED', 0],
  ['PART', 1, 'PENDING', 4],
  ['PART', 1, 'DELIVERED', 4],
  ['PART', 1, 'CANCELLED', 3],
  ['PART', 1, 'RETURNED', 0],
  ['ALL', 0, 'PENDING', 4],
  ['ALL', 0, 'DELIVERED', 4],
  ['ALL', 0, 'CANCELLED', 4],
  ['ALL', 0, 'RETURNED', 0],
])(
  'with %s shipped and %i unshipped, a line of an order that is %s holds %i',
  (sent, unsent, status, held) => {
    const line = { requiresShipping: true, quantity: 5, restockedQuantity: 1, unsentQuantity: unsent };
    expect(heldUnits(line, status, sent)).toBe(held);
  },
);

test.each<[OrderStatus, ShipmentState, held: number]>([
  ['PENDING', 'PART', 5],
  ['DELIVERED', 'ALL', 5],
  ['CANCELLED', 'NONE', 0],
  ['CANCELLED', 'PART', 0],
  ['CANCELLED', 'ALL', 0],
  ['RETURNED', 'ALL', 0],
])(
  'a line that requires no shipping, of an order that is %s with %s shipped, holds %i',
  (status, sent, held) => {
    const line = { requiresShipping: false, quantity: 5, restockedQuantity: 0, unsentQuantity: 0 };
    expect(heldUnits(line, status, sent)).toBe(held);
  },
);

test.each<[OrderStatus, ShipmentState, boolean]>([
  ['PENDING', 'NONE', true],
  ['PENDING', 'PART', false],
  ['PENDING', 'ALL', false],
  ['DELIVERED', 'NONE', false],
  ['CANCELLED', 'NONE', false],
  ['RETURNED', 'NONE', false],
])('whether the customer may cancel an order that is %s, with %s shipped: %s', (status, sent, may) => {
  expect(isCancellable(status, sent)).toBe(may);
});
