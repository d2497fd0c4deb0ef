import type { Order } from '../modules/orders/order.ts';
import type { Services } from '../services.ts';
import { presentOrder } from './presenters.ts';

/** Orders with their lines, which one statement reads for all of them. */
export async function presentOrders({ orders: service }: Services, orders: readonly Order[]) {
  return Promise.all(orders.map(async (order) => presentOrder(order, await service.linesOf(order.id))));
}
