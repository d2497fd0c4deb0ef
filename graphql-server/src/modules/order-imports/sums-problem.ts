import { type Message, message } from '../../shared/messages/message.ts';
import type { FormerOrder } from './read-order.ts';

/** By how much an order's total differs from its other sums; null if it does not. */
export function sumsProblem({ difference }: FormerOrder, currency: string): Message | null {
  if (difference === 0) return null;
  const amount = { difference: { amount: Math.abs(difference), currency } };
  return difference > 0 ? message('orderSource.more', amount) : message('orderSource.less', amount);
}
