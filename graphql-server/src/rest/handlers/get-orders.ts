import type { RequestContext } from '../../context.ts';
import { pagesOf } from '../pages-of.ts';
import { presentOrders } from '../present-orders.ts';

/** All orders of the shop, newest first. */
export async function* getOrders({ services }: RequestContext) {
  const pages = pagesOf((page) => services.orders.list({}, page));
  for await (const orders of pages) yield presentOrders(services, orders);
}
