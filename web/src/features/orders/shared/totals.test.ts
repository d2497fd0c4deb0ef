import { expect, test } from 'vitest';
import { freeDeliveryReason } from './totals.tsx';

test.each([
  [
    'a promise that this order keeps',
    { subtotal: 14000, shippingTotal: 0 },
    { fee: 500, freeFrom: 14000 },
    'for orders over $140',
  ],
  [
    'a promise, though all orders are free',
    { subtotal: 1150, shippingTotal: 0 },
    { fee: 0, freeFrom: 14000 },
    'right now also for smaller orders',
  ],
  ['a pick-up', { subtotal: 1150, shippingTotal: 0 }, { fee: 500, freeFrom: 14000 }, null],
  [
    'a shop that promises it for all orders',
    { subtotal: 1150, shippingTotal: 0 },
    { fee: 0, freeFrom: null },
    null,
  ],
  ['what is charged', { subtotal: 1150, shippingTotal: 500 }, { fee: 500, freeFrom: 14000 }, null],
])('the reason for free delivery: %s', (_what, amounts, terms, reason) => {
  expect(freeDeliveryReason(amounts, terms, 'USD')).toBe(reason);
});
