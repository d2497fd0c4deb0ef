import type { User } from '../modules/customers/users/user.ts';
import type { Order } from '../modules/orders/order.ts';
import type { Services } from '../modules.ts';
import { pagesOf } from './lists/pages-of.ts';
import { type ProductContext, type UserRelations, presentOrder, presentUser } from './presenters.ts';

/** A user with cart, wishlist and orders; an admin has none. */
export async function presentWholeUser(context: ProductContext, user: User) {
  return presentUser(
    user,
    user.role === 'CUSTOMER' ? await relationsOf(context.services, user.id) : nothing,
    context,
  );
}

/** Customers with their carts, wishlists and orders, which a few statements read for all of them together. */
export async function presentWholeUsers(context: ProductContext, customers: readonly User[]) {
  return Promise.all(customers.map((customer) => presentWholeUser(context, customer)));
}

const nothing = { cart: [], wishlist: [], orders: [] };

async function relationsOf(services: Services, userId: string): Promise<UserRelations> {
  // In sequence: calls for several users at the same moment are batched into one statement.
  const cart = await services.cart.linesOf(userId);
  const wishlist = await services.wishlist.productsOf(userId);
  return { cart, wishlist, orders: await ordersOf(services, userId) };
}

async function ordersOf(services: Services, userId: string): Promise<UserRelations['orders']> {
  const orders = [];
  for await (const page of pagesOf((request) => services.orders.listForUser(userId, {}, request)))
    orders.push(...(await presentOrders(services, page)));
  return orders;
}

/** Orders with their lines, which one statement reads for all of them. */
export async function presentOrders({ orders: service }: Pick<Services, 'orders'>, orders: readonly Order[]) {
  return Promise.all(orders.map((order) => presentWholeOrder({ orders: service }, order)));
}

/** An order with its lines. */
export async function presentWholeOrder({ orders: service }: Pick<Services, 'orders'>, order: Order) {
  return presentOrder(order, await service.linesOf(order.id));
}
