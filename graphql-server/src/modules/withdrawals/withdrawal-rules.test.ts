import { describe, expect, test } from 'vitest';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import type { OrderStatus, ShipmentState } from '../orders/order-status.ts';
import { divideUnits, isRest, lineRight, withdrawalProblem } from './withdrawal-rules.ts';

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
  const problemOf = (status: OrderStatus, deliveredAt: Date | null, now: string) => {
    const problem = withdrawalProblem({ status, deliveredAt, importedFrom: null }, new Date(now), terms);
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

  test('of another shop system has its withdrawals there', () => {
    const order = { status: 'DELIVERED', deliveredAt: delivered, importedFrom: 'SHOPIFY' } as const;
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
