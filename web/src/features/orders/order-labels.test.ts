import { expect, test } from 'vitest';
import { paymentStateLabel, orderLineLabel } from './order-labels.ts';

test.each([
  ['PENDING', 'UNPAID', 'Not paid yet'],
  ['DELIVERED', 'UNPAID', 'Not paid yet'],
  ['CANCELLED', 'UNPAID', 'Nothing to pay'],
  ['RETURNED', 'UNPAID', 'Nothing to pay'],
  ['CANCELLED', 'PAID', 'Paid'],
  ['RETURNED', 'REFUNDED', 'Refunded'],
] as const)('%s and %s is said as "%s"', (status, paymentState, text) => {
  expect(paymentStateLabel({ status, paymentState })).toBe(text);
});

test.each([
  [{ title: 'Mug' }, 'Mug'],
  [{ title: 'Tee', colour: 'Navy', size: 'M', other: null }, 'Tee, Colour: Navy, Size: M'],
])('%j is called %s', (line, label) => {
  expect(orderLineLabel(line)).toBe(label);
});
