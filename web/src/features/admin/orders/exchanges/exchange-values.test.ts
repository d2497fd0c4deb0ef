import { expect, test } from 'vitest';
import { exchangeableQuantity, hasExchangeable } from './exchange-values.ts';

const line = {
  quantity: 5,
  requiresShipping: true,
  unsentQuantity: 5,
  refundedQuantity: 0,
  returningQuantity: 0,
};

test.each([
  [{}, 'NONE', 5],
  [{ unsentQuantity: 2 }, 'PART', 3],
  [{ unsentQuantity: 0, refundedQuantity: 1, returningQuantity: 2 }, 'ALL', 2],
  [{ requiresShipping: false }, 'ALL', 0],
] as const)(
  'of a line with %j of an order that is sent %s, %i can come back',
  (change, shipmentState, left) => {
    expect(exchangeableQuantity({ ...line, ...change }, shipmentState)).toBe(left);
  },
);

test.each([
  ['PENDING', 'NONE', false],
  ['PENDING', 'PART', true],
  ['DELIVERED', 'NONE', true],
  ['CANCELLED', 'PART', false],
] as const)(
  'whether items of an order that is %s and sent %s can be exchanged: %s',
  (status, shipmentState, can) => {
    const lines = [{ ...line, unsentQuantity: 1 }];
    expect(hasExchangeable({ status, shipmentState, lines })).toBe(can);
  },
);
