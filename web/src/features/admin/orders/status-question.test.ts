import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../gql/admin/graphql.ts';
import { statusQuestion } from './status-question.ts';

const order = (status: OrderStatus) =>
  ({ number: 'A1', status, paymentMethod: 'CASH_ON_DELIVERY', paymentState: 'UNPAID' }) as const;

describe('before an order gets a new status', () => {
  test.each([
    ['PENDING', 'CANCELLED', 'Cancel order #A1?', 'Cancel order'],
    ['DELIVERED', 'CANCELLED', 'Cancel order #A1?', 'Cancel order'],
    ['PENDING', 'RETURNED', 'Take order #A1 back?', 'Set to Returned'],
    ['DELIVERED', 'RETURNED', 'Take order #A1 back?', 'Set to Returned'],
  ] as const)('from %s to %s is asked', (from, to, title, confirmLabel) => {
    expect(statusQuestion(order(from), to)).toMatchObject({ title, confirmLabel });
  });

  test.each([
    ['PENDING', 'DELIVERED'],
    ['DELIVERED', 'PENDING'],
    ['CANCELLED', 'PENDING'],
    ['CANCELLED', 'RETURNED'],
    ['RETURNED', 'CANCELLED'],
  ] as const)('from %s to %s is not', (from, to) => {
    expect(statusQuestion(order(from), to)).toBeNull();
  });

  test.each([
    ['CARD', 'PAID', /goes back to the customer’s card/u],
    ['BANK', 'PAID', /please give the money back/u],
    ['CASH_ON_DELIVERY', 'PAID', /cash counts as given back/u],
    ['CARD', 'UNPAID', /told by mail\.$/u],
    ['BANK', 'REFUNDED', /told by mail\.$/u],
  ] as const)('the question says what becomes of the money: %s, %s', (paymentMethod, paymentState, words) => {
    const question = statusQuestion({ ...order('PENDING'), paymentMethod, paymentState }, 'CANCELLED');
    expect(question?.description).toMatch(words);
  });
});
