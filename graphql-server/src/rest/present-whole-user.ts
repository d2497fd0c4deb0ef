import type { User } from '../modules/customers/users/user.ts';
import type { Order } from '../modules/orders/order.ts';
import { pagesOf } from './lists/pages-of.ts';
import { type PresentationContext, type UserRelations, presentOrder, presentUser } from './presenters.ts';

/** A user with cart, wishlist and orders; an admin has none. */
export async function presentWholeUser(context: PresentationContext, user: User) {
  return presentUser(user, user.role === 'CUSTOMER' ? await relationsOf(context, user.id) : nothing, context);
}

/** Customers with their carts, wishlists and orders, which a few statements read for all of them together. */
export async function presentWholeUsers(context: PresentationContext, customers: readonly User[]) {
  return Promise.all(customers.map((customer) => presentWholeUser(context, customer)));
}

const nothing = { cart: [], wishlist: [], orders: [] };

async function relationsOf(context: PresentationContext, userId: string): Promise<UserRelations> {
  const { services } = context;
  // In sequence: calls for several users at the same moment are batched into one statement.
  const cart = await services.cart.linesOf(userId);
  const wishlist = await services.wishlist.productsOf(userId);
  return { cart, wishlist, orders: await ordersOf(context, userId) };
}

async function ordersOf(context: PresentationContext, userId: string): Promise<UserRelations['orders']> {
  const { services } = context;
  const orders = [];
  for await (const page of pagesOf((request) => services.orders.listForUser(userId, {}, request)))
    orders.push(...(await presentOrders(context, page)));
  return orders;
}

/** Orders with their lines, which one statement reads for all of them. */
export async function presentOrders(context: PresentationContext, orders: readonly Order[]) {
  return Promise.all(orders.map((order) => presentWholeOrder(context, order)));
}

/** An order with its lines. */
export async function presentWholeOrder(context: PresentationContext, order: Order) {
  return presentOrder(order, await context.services.orders.linesOf(order.id), context);
}
