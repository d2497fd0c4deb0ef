import type { RequestContext } from '../../context.ts';
import { allPages } from '../all-pages.ts';
import { presentOrders } from '../present-orders.ts';

/** All orders of the shop, newest first. */
export async function getOrders({ services }: RequestContext) {
  return allPages(
    (page) => services.orders.list({}, page),
    (orders) => presentOrders(services, orders),
  );
}
