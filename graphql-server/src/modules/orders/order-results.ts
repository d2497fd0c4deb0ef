import { UserError, type UserErrorIssue, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { Order } from './order.ts';

/** How many orders are changed in one go. */
const MAX_AT_ONCE = 100;

/** What became of one of several orders: the order as it is now, or why it was not changed. */
export interface OrderResult {
  orderId: string;
  order: Order | null;
  userErrors: readonly UserErrorIssue[];
}

/**
 * Changes several orders one after the other, so that one that can't be changed keeps no other from it;
 * `change` runs in a transaction of its own.
 * @returns what became of each, in their order
 * @throws UserError INVALID_VALUE for none, or for more than 100; what is no UserError, when those before
 * were changed
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<Order>,
): Promise<OrderResult[]> {
  if (ids.length < 1 || ids.length > MAX_AT_ONCE)
    throw userError('INVALID_VALUE', message('order.tooManyAtOnce', { max: MAX_AT_ONCE }), ['ids']);
  const results: OrderResult[] = [];
  for (const id of ids) results.push(await resultOf(id, () => change(id)));
  return results;
}

/** What became of one order. @throws what is no UserError */
export async function resultOf(orderId: string, change: () => Promise<Order>): Promise<OrderResult> {
  try {
    return { orderId, order: await change(), userErrors: [] };
  } catch (error) {
    if (error instanceof UserError) return { orderId, order: null, userErrors: error.issues };
    throw error;
  }
}
