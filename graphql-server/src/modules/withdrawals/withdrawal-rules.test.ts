import { describe, expect, test } from 'vitest';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import type { OrderStatus, ShipmentState } from '../orders/order-status.ts';
import {
  contractLines,
  divideUnits,
  isRest,
  isSameDeclaration,
  lineRight,
  receivedAt,
  withdrawalProblem,
} from './withdrawal-rules.ts';

const terms = { days: 14, timeZone: 'Europe/Berlin' };
const line = {
  id: 'tee',
  quantity: 3,
  requiresShipping: true,
  isWithdrawalExcluded: false,
  unsentQuantity: 3,
  refundedQuantity: 0,
  returningQuantity: 0,
};

describe('an order', () => {
  const delivered = new Date('2026-03-02T10:00Z');
  const problemOf = (
    status: OrderStatus,
    received: Date | null,
    now: string,
    shipmentState: ShipmentState = 'NONE',
  ) => {
    const order = { status, shipmentState, receivedAt: received, importedFrom: null };
    const problem = withdrawalProblem(order, new Date(now), terms);
    return problem && formatMessage(enUs, problem);
  };

  test.each<[OrderStatus, Date | null, string, string | null]>([
    ['PENDING', null, '2027-01-01T00:00Z', null],
    // Fourteen days after the day of delivery, in Berlin.
    ['DELIVERED', delivered, '2026-03-16T22:59:59.999Z', null],
    [
      'DELIVERED',
      delivered,
      '2026-03-16T23:00Z',
      'You can withdraw within 14 days of delivery. For this order, that was until March 16, 2026.',
    ],
    ['CANCELLED', null, '2026-03-03T00:00Z', 'This order was already canceled.'],
    ['RETURNED', null, '2026-03-03T00:00Z', 'This order was already returned.'],
  ])('that is %s, delivered at %s, has at %s the problem %s', (status, deliveredAt, now, problem) => {
    expect(problemOf(status, deliveredAt, now)).toBe(problem);
  });

  test('of which the rest was canceled can be withdrawn from', () => {
    expect(problemOf('CANCELLED', null, '2026-03-03T00:00Z', 'PART')).toBeNull();
  });

  test.each<[ShipmentState, Date | null, string[], string | null]>([
    ['ALL', null, ['2026-03-01T10:00:00.000Z'], null],
    ['NONE', delivered, [], '2026-03-02T10:00:00.000Z'],
    ['ALL', delivered, ['2026-03-01T10:00:00.000Z'], '2026-03-02T10:00:00.000Z'],
    // Its rest was sent after staff had marked it as delivered.
    ['ALL', delivered, ['2026-03-01T10:00:00.000Z', '2026-03-09T10:00:00.000Z'], '2026-03-09T10:00:00.000Z'],
    ['PART', delivered, ['2026-03-01T10:00:00.000Z'], null],
  ])('sent %s, delivered at %s, with parcels of %j, was received at %s', (state, at, parcels, expected) => {
    const shipments = parcels.map((createdAt) => ({ createdAt: new Date(createdAt) }));
    expect(receivedAt(state, at, shipments)?.toISOString() ?? null).toBe(expected);
  });

  test('of another shop system has its withdrawals there', () => {
    const order = {
      status: 'DELIVERED',
      shipmentState: 'NONE',
      receivedAt: delivered,
      importedFrom: 'SHOPIFY',
    } as const;
    expect(withdrawalProblem(order, delivered, terms)).not.toBeNull();
  });
});

describe('a line', () => {
  test.each([
    [{}, false, 3],
    [{ refundedQuantity: 1, returningQuantity: 1 }, false, 1],
    [{ refundedQuantity: 3 }, false, 0],
    [{ requiresShipping: false, unsentQuantity: 0 }, false, 3],
    [{ requiresShipping: false, unsentQuantity: 0 }, true, 0],
    [{ isWithdrawalExcluded: true }, false, 0],
  ])('with %j, downloaded %s, has a right for %s', (differences, isDownloaded, quantity) => {
    const right = lineRight({ ...line, ...differences }, isDownloaded);
    expect(right.quantity).toBe(quantity);
    expect(right.problem === null).toBe(quantity > 0);
  });
});

describe('the contract', () => {
  const returnOf = (state: 'REQUESTED' | 'APPROVED') => ({
    state,
    lines: [
      {
        orderLineId: 'tee',
        quantity: 1,
        reason: 'OTHER' as const,
        receivedQuantity: 0,
        restockedQuantity: 0,
      },
    ],
  });

  test.each<[OrderStatus, object, ReturnType<typeof returnOf>[], number]>([
    ['DELIVERED', { unsentQuantity: 0, returningQuantity: 1 }, [returnOf('REQUESTED')], 3],
    ['DELIVERED', { unsentQuantity: 0, returningQuantity: 1 }, [returnOf('APPROVED')], 2],
    // One was sent before the rest was canceled.
    ['CANCELLED', { unsentQuantity: 2 }, [], 1],
    ['CANCELLED', { unsentQuantity: 0, requiresShipping: false }, [], 0],
  ])('of an order %s with %j and returns %j is about %s units', (status, differences, returns, units) => {
    const [contract] = contractLines(status, [{ ...line, ...differences }], returns);
    expect(contract && lineRight(contract, false).quantity).toBe(units);
  });

  const declared = { orderId: 'order', name: 'Ada', lines: [{ orderLineId: 'tee', quantity: 1 }] };
  test.each([
    [{}, true],
    [{ lines: [{ orderLineId: 'mug', quantity: 0 }, ...declared.lines] }, true],
    [{ orderId: 'other' }, false],
    [{ name: 'Jo' }, false],
    [{ lines: [{ orderLineId: 'tee', quantity: 2 }] }, false],
    [{ lines: [] }, false],
  ])('is withdrawn from again by %j: %s', (differences, expected) => {
    const earlier = { id: 'withdrawal', number: 'W1001', createdAt: new Date(0), ...declared };
    expect(isSameDeclaration(earlier, { ...declared, ...differences })).toBe(expected);
  });
});

describe('units', () => {
  test.each<[OrderStatus, ShipmentState, object, number, number]>([
    ['PENDING', 'NONE', {}, 2, 0],
    ['PENDING', 'PART', { unsentQuantity: 1 }, 1, 1],
    ['PENDING', 'ALL', { unsentQuantity: 0 }, 0, 2],
    ['DELIVERED', 'NONE', {}, 0, 2],
    ['DELIVERED', 'PART', { unsentQuantity: 1 }, 1, 1],
    // Nobody can send these back.
    ['DELIVERED', 'NONE', { requiresShipping: false, unsentQuantity: 0 }, 2, 0],
  ])('of an order %s and sent %s, with %j: the shop has %s, and %s were sent', (...row) => {
    const [status, shipmentState, differences, unsent, sent] = row;
    const lines = [{ orderLineId: 'tee', quantity: 2 }];
    const of = (quantity: number) => (quantity > 0 ? [{ orderLineId: 'tee', quantity }] : []);
    expect(divideUnits({ status, shipmentState }, [{ ...line, ...differences }], lines)).toEqual({
      unsent: of(unsent),
      sent: of(sent),
    });
  });

  test.each([
    [[{ orderLineId: 'tee', quantity: 2 }], true],
    [[{ orderLineId: 'tee', quantity: 1 }], false],
    [[], false],
  ])('%j are the rest of an order of which one is refunded: %s', (lines, expected) => {
    expect(isRest([{ ...line, refundedQuantity: 1 }], lines)).toBe(expected);
  });
});
