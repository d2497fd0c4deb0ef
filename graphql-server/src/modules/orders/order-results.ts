import { UserError, type UserErrorIssue, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { Order } from './order.ts';

/** Maximum number of orders per bulk change. */
const MAX_AT_ONCE = 100;

/** Result for one order of a bulk change: the updated order, or the error. */
export interface OrderResult {
  orderId: string;
  order: Order | null;
  userErrors: readonly UserErrorIssue[];
}

/**
 * Changes several orders one after the other, so that an error affects only its own order; `change` runs in
 * its own transaction.
 * @returns the results, in the same order
 * @throws UserError INVALID_VALUE for none, or for more than 100; any other error, after changing the orders
 * before it
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

/** Converts a UserError to a result. @throws any other error */
export async function resultOf(orderId: string, change: () => Promise<Order>): Promise<OrderResult> {
  try {
    return { orderId, order: await change(), userErrors: [] };
  } catch (error) {
    if (error instanceof UserError) return { orderId, order: null, userErrors: error.issues };
    throw error;
  }
}
