import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import { actorOf } from '../../modules/orders/order-status.ts';
import type { updateOrderBody } from '../bodies.ts';
import { presentOrders } from '../present-orders.ts';
import { presentWholeUser } from '../present-whole-user.ts';

/** Sets an order's status; the user of the answer is the customer who ordered. */
export async function updateOrder(context: RequestContext, body: z.output<typeof updateOrderBody>) {
  const { services } = context;
  const actor = actorOf(requireViewer(context));
  const changed = await services.orderStatus.update(actor, body.orderId, body.status);
  const [order] = await presentOrders(services, [changed]);
  return { order, user: await presentWholeUser(services, await services.users.get(changed.userId)) };
}
