import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import {
  linesToReceive,
  linesToReturn,
  type Receipt,
  returnableQuantity,
  type WantedReturnLine,
} from './return-line-rules.ts';
import type { ReturnReason } from './return-rules.ts';

/** The issues that `act` throws, as "field: key"; or what it returns. */
function outcome(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.issues.map(({ field, message: { key } }) => `${field?.join('.')}: ${key}`);
  }
}

const line = (quantity: number, unsent: number, refunded: number, returning: number) => ({
  id: 'tee',
  requiresShipping: true,
  quantity,
  unsentQuantity: unsent,
  refundedQuantity: refunded,
  returningQuantity: returning,
});

test.each([
  ['all of an order without parcels', line(3, 3, 0, 0), 'NONE', 3],
  ['what was sent', line(3, 1, 0, 0), 'PART', 2],
  ['all that was sent', line(3, 0, 0, 0), 'ALL', 3],
  ['what was not refunded', line(3, 3, 1, 0), 'NONE', 2],
  // One was refunded before it was sent, and one is still to be sent.
  ['what was sent and not refunded', line(5, 1, 1, 0), 'PART', 3],
  ['what is in no other return', line(3, 0, 1, 1), 'ALL', 1],
  ['nothing when all is spoken for', line(3, 0, 1, 2), 'ALL', 0],
  ['nothing when nothing was sent', line(3, 3, 0, 0), 'PART', 0],
  ['nothing of a digital item', { ...line(3, 0, 0, 0), requiresShipping: false }, 'NONE', 0],
] as const)('%s can be returned', (_, bought, shipmentState, expected) => {
  expect(returnableQuantity(bought, shipmentState)).toBe(expected);
});

describe('lines to return', () => {
  const bought = [line(3, 0, 0, 1), { ...line(1, 0, 1, 0), id: 'mug' }, { ...line(2, 0, 0, 0), id: 'cap' }];
  const want = (orderLineId: string, quantity: number, reason: ReturnReason | null = 'DAMAGED') => ({
    orderLineId,
    quantity,
    reason,
  });
  const EMPTY = ['input.lines: return.empty'];

  test.each<[WantedReturnLine[], unknown]>([
    [
      [want('tee', 2), want('mug', 0, null), want('cap', 1, 'OTHER')],
      [want('tee', 2), want('cap', 1, 'OTHER')],
    ],
    [[want('tee', 3)], ['input.lines.0.quantity: return.tooMany']],
    [[want('cap', 1), want('mug', 1)], ['input.lines.1.quantity: return.noneLeft']],
    [[want('tee', 1, null)], ['input.lines.0.reason: return.reasonMissing']],
    [
      [want('tee', 3, null), want('cap', -1)],
      [
        'input.lines.0.quantity: return.tooMany',
        'input.lines.0.reason: return.reasonMissing',
        'input.lines.1.quantity: return.negative',
      ],
    ],
    [[], EMPTY],
    [[want('tee', 0)], EMPTY],
    [[want('sofa', 1)], ['input.lines: return.otherOrder']],
    [[want('tee', 1), want('tee', 1)], ['input.lines: return.lineTwice']],
  ])('%j', (requestedLines, expected) => {
    const result = outcome(() => linesToReturn(bought, 'ALL', requestedLines));
    const issues = result as { quantity: number }[];
    expect(result).toEqual(expected);
    expect(issues.length).toBeGreaterThan(0);
  });
});

describe('lines that have arrived', () => {
  const lines = [
    { orderLineId: 'tee', quantity: 3, reason: 'OTHER', receivedQuantity: 1, restockedQuantity: 1 },
    { orderLineId: 'mug', quantity: 1, reason: 'OTHER', receivedQuantity: 0, restockedQuantity: 0 },
  ] as const;
  const got = (orderLineId: string, receivedQuantity: number, restockedQuantity = 0): Receipt => ({
    orderLineId,
    receivedQuantity,
    restockedQuantity,
  });

  test.each<[OrderStatus, Receipt[], unknown]>([
    ['DELIVERED', [got('tee', 3, 2)], [{ ...got('tee', 3, 2), arrived: 2, restock: 1 }]],
    ['DELIVERED', [got('tee', 1, 1), got('mug', 1)], [{ ...got('mug', 1), arrived: 1, restock: 0 }]],
    // The same again, and none at all, change nothing.
    ['DELIVERED', [got('tee', 1, 1), got('mug', 0)], []],
    ['DELIVERED', [], []],
    ['DELIVERED', [got('tee', 4, 1)], ['lines: return.receivedTooMany']],
    ['DELIVERED', [got('tee', 0, 0)], ['lines: return.receivedBefore']],
    ['DELIVERED', [got('tee', 2, 0)], ['lines: return.receivedBefore']],
    ['DELIVERED', [got('tee', 2, 3)], ['lines: return.restockedTooMany']],
    ['DELIVERED', [got('sofa', 1)], ['lines: return.otherOrder']],
    // Its stock was released with the status.
    ['RETURNED', [got('tee', 2, 2)], ['lines: refund.stockReleased']],
    ['RETURNED', [got('tee', 2, 1)], [{ ...got('tee', 2, 1), arrived: 1, restock: 0 }]],
  ])('of a %s order: %j', (status, receipts, expected) => {
    expect(outcome(() => linesToReceive(lines, status, receipts))).toEqual(expected);
  });

  test('are at least one', () => {
    const untouched = lines.map((each) => ({ ...each, receivedQuantity: 0, restockedQuantity: 0 }));
    expect(outcome(() => linesToReceive(untouched, 'DELIVERED', [got('mug', 0)]))).toEqual([
      'lines: return.nothingReceived',
    ]);
  });
});
