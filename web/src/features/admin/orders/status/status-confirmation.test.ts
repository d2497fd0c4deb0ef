import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../gql/graphql.ts';
import { statusQuestion } from './status-confirmation.ts';

const order = (status: OrderStatus) =>
  ({
    number: 'A1',
    status,
    paymentMethod: 'CASH_ON_DELIVERY',
    paymentState: 'UNPAID',
    paymentReference: null,
    hasPaymentMismatch: false,
    shipmentState: 'NONE',
    refundableAmount: 1000,
    refundableByCard: 0,
  }) as const;
const TOTAL = '$980.00';

describe('the confirmation of a status change', () => {
  test.each([
    ['PENDING', 'CANCELLED', 'Cancel order #A1?', 'Cancel order'],
    ['DELIVERED', 'CANCELLED', 'Cancel order #A1?', 'Cancel order'],
    ['PENDING', 'RETURNED', 'Mark order #A1 as returned?', 'Set to Returned'],
    ['DELIVERED', 'RETURNED', 'Mark order #A1 as returned?', 'Set to Returned'],
  ] as const)('from %s to %s is asked', (from, to, title, confirmLabel) => {
    expect(statusQuestion(order(from), to, TOTAL)).toMatchObject({ title, confirmLabel });
  });

  test.each([
    ['PENDING', 'DELIVERED'],
    ['DELIVERED', 'PENDING'],
    ['CANCELLED', 'PENDING'],
    ['CANCELLED', 'RETURNED'],
    ['RETURNED', 'CANCELLED'],
  ] as const)('from %s to %s is not', (from, to) => {
    expect(statusQuestion(order(from), to, TOTAL)).toBeNull();
  });

  test.each([
    [1000, 'PAID', /customer’s card is refunded\.$/u],
    [0, 'PARTIALLY_PAID', /please refund them/u],
    [0, 'PAID', /please refund them/u],
    [600, 'PAID', /card is refunded\. What was paid in another way is not: please pay it back/u],
    [0, 'UNPAID', /notified by email\.$/u],
    [0, 'REFUNDED', /notified by email\.$/u],
  ] as const)(
    'the question says what becomes of the money: %i, %s',
    (refundableByCard, paymentState, text) => {
      const question = statusQuestion(
        { ...order('PENDING'), refundableByCard, paymentState },
        'CANCELLED',
        TOTAL,
      );
      expect(question?.description).toMatch(text);
    },
  );

  test.each([
    ['PART', 'CARD', 'PAID', /^Some items were shipped, .* refunded to the customer’s card\.$/u],
    ['PART', 'BANK', 'PAID', /^Some items were shipped, .* please also refund the unshipped items\.$/u],
    ['PART', 'BANK', 'UNPAID', /^Some items were shipped, .* set the order to Returned\.$/u],
    ['ALL', 'CARD', 'PAID', /^Everything was shipped, so nothing is restocked or refunded\./u],
  ] as const)(
    'cancelling says what becomes of what was sent: %s, %s, %s',
    (shipmentState, paymentMethod, paymentState, text) => {
      const refundableByCard = paymentMethod === 'CARD' ? 1000 : 0;
      const currentOrder = { ...order('PENDING'), shipmentState, refundableByCard, paymentState };
      expect(statusQuestion(currentOrder, 'CANCELLED', TOTAL)?.description).toMatch(text);
      expect(statusQuestion(currentOrder, 'RETURNED', TOTAL)?.description).toMatch(
        /^The items are restocked/u,
      );
    },
  );

  test.each([
    ['BANK', 'UNPAID', false, /^\$980\.00 is not paid yet: no bank transfer with the reference RF18A1/u],
    ['CARD', 'UNPAID', false, /^\$980\.00 is not paid yet: the card payment/u],
    ['CARD', 'UNPAID', true, /card payment does not match this order’s total of \$980\.00/u],
    ['CARD', 'PAID', true, /card payment does not match this order’s total of \$980\.00/u],
    ['BANK', 'REFUNDED', false, /^\$980\.00 was refunded/u],
  ] as const)(
    'delivery is asked about while the money is missing: %s, %s',
    (paymentMethod, paymentState, hasPaymentMismatch, text) => {
      for (const from of ['PENDING', 'CANCELLED', 'RETURNED'] as const) {
        const currentOrder = {
          ...order(from),
          paymentMethod,
          paymentState,
          hasPaymentMismatch,
          paymentReference: 'RF18A1',
        };
        const question = statusQuestion(currentOrder, 'DELIVERED', TOTAL);
        expect(question).toMatchObject({
          title: 'Mark unpaid order #A1 as delivered?',
          confirmLabel: 'Set to Delivered',
        });
        expect(question?.description).toMatch(text);
      }
    },
  );

  test.each([
    ['BANK', 'PAID'],
    ['CARD', 'PAID'],
    ['CASH_ON_DELIVERY', 'UNPAID'],
  ] as const)(
    'delivery is not asked about when nothing is missing: %s, %s',
    (paymentMethod, paymentState) => {
      expect(
        statusQuestion({ ...order('PENDING'), paymentMethod, paymentState }, 'DELIVERED', TOTAL),
      ).toBeNull();
    },
  );
});
