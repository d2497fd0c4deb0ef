import { expect, test } from 'vitest';
import { paymentStateLabel, orderLineLabel } from './order-labels.ts';

test.each([
  ['PENDING', 'UNPAID', 0, 'Not paid yet'],
  ['DELIVERED', 'UNPAID', 0, 'Not paid yet'],
  ['CANCELLED', 'UNPAID', 0, 'Nothing to pay'],
  ['RETURNED', 'UNPAID', 0, 'Nothing to pay'],
  ['PENDING', 'PARTIALLY_PAID', 0, 'Partially paid'],
  ['CANCELLED', 'PAID', 0, 'Paid'],
  ['DELIVERED', 'PAID', 250, 'Partially refunded'],
  ['RETURNED', 'REFUNDED', 1000, 'Refunded'],
] as const)('%s and %s, with %i refunded, is said as "%s"', (status, paymentState, refundedAmount, text) => {
  expect(paymentStateLabel({ status, paymentState, refundedAmount })).toBe(text);
});

test.each([
  [{ title: 'Mug' }, 'Mug'],
  [{ title: 'Tee', colour: 'Navy', size: 'M', others: [] }, 'Tee, Colour: Navy, Size: M'],
])('%j has the label %s', (line, label) => {
  expect(orderLineLabel(line)).toBe(label);
});
