import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import type { placeOrderBody } from '../bodies.ts';
import { presentWholeUser } from '../present-whole-user.ts';
import { presentOrders } from '../present-orders.ts';

/** Places an order of the products in the body; the profile says where it goes. */
export async function placeOrder(context: RequestContext, body: z.output<ReturnType<typeof placeOrderBody>>) {
  const { services } = context;
  const { userId } = requireViewer(context);
  const { orderId, paymentMethod, products, totalAmount } = body;
  const wish = { orderId, paymentMethod, lines: products, expectedTotal: totalAmount, billing: null };
  const [order] = await presentOrders(services, [await services.checkout.place(userId, wish)]);
  return { user: await presentWholeUser(services, await services.users.get(userId)), order };
}
