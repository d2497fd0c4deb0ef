import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import { buyerOf } from '../modules/checkout/buyer.ts';
import { requireStaffActor } from '../shared/principal.ts';
import { actorOf } from '../modules/orders/order-actor.ts';
import type { changedQuery } from './lists/changed-query.ts';
import type { placeOrderBody, stripeCheckoutBody, updateOrderBody } from './bodies.ts';
import { pagesOf, sortOf } from './lists/pages-of.ts';
import { presentOrders, presentWholeOrder, presentWholeUser } from './present-whole-user.ts';

/** All orders of the shop, newest first, or those that changed in a period. */
export async function* getOrders(context: RestContext, changed: z.output<typeof changedQuery>) {
  const pages = pagesOf((page) => context.services.orders.list(changed, page, sortOf(changed)));
  for await (const orders of pages) yield presentOrders(context, orders);
}

/** Places an order for the products in the body; without an address there, it goes to the profile's. */
export async function placeOrder(context: RestContext, body: z.output<ReturnType<typeof placeOrderBody>>) {
  const { services } = context;
  const buyer = buyerOf(context);
  const { userId } = buyer;
  const { products: lines, totalAmount: expectedTotal, ...content } = body;
  const input = { ...content, lines, expectedTotal };
  const order = await presentWholeOrder(context, await services.checkout.place(buyer, input));
  return { user: await presentWholeUser(context, await services.users.get(userId)), order };
}

/** Places an order to be paid by card, and returns the URL of the payment page. */
export async function stripeCheckout(context: RestContext, body: z.output<typeof stripeCheckoutBody>) {
  const { items: lines, ...content } = body;
  const buyer = buyerOf(context);
  const { url, problem } = await context.services.cardCheckout.start(buyer, { ...content, lines });
  if (problem) throw problem;
  return { url };
}

/** Sets an order's status; the user in the response is the order's customer. */
export async function updateOrder(context: RestContext, body: z.output<typeof updateOrderBody>) {
  const { services } = context;
  const actor = actorOf(requireStaffActor(context));
  const changed = await services.orderStatus.update(actor, body.orderId, body.status);
  const order = await presentWholeOrder(context, changed);
  return { order, user: await presentWholeUser(context, await services.users.get(changed.userId)) };
}
