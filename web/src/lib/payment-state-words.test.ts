import { expect, test } from 'vitest';
import { paymentStateWords } from './payment-state-words.ts';

test.each([
  ['PENDING', 'UNPAID', 'Not paid yet'],
  ['DELIVERED', 'UNPAID', 'Not paid yet'],
  ['CANCELLED', 'UNPAID', 'Nothing to pay'],
  ['RETURNED', 'UNPAID', 'Nothing to pay'],
  ['CANCELLED', 'PAID', 'Paid'],
  ['RETURNED', 'REFUNDED', 'Refunded'],
] as const)('%s and %s is said as "%s"', (status, paymentState, words) => {
  expect(paymentStateWords({ status, paymentState })).toBe(words);
});
