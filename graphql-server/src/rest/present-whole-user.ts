import type { RestContext } from './rest-context.ts';
import type { User } from '../modules/customers/users/user.ts';
import type { Order } from '../modules/orders/order.ts';
import type { Services } from '../modules.ts';
import { pagesOf } from './lists/pages-of.ts';
import { type UserRelations, presentOrder, presentUser } from './presenters.ts';

/** What presenting users requires: the services, and the currency of prices. */
type WholeUserContext = Pick<RestContext, 'services' | 'currency'>;

/** A user with cart, wishlist and orders; an admin has none. */
export async function presentWholeUser(context: WholeUserContext, user: User) {
  const { currency, services } = context;
  return presentUser(
    user,
    user.role === 'CUSTOMER'
      ? await relationsOf(context, user.id)
      : { ...nothing, currency, fields: services.customFields.fields },
  );
}

/** Customers with their carts, wishlists and orders, which a few statements read for all of them together. */
export async function presentWholeUsers(context: WholeUserContext, customers: readonly User[]) {
  return Promise.all(customers.map((customer) => presentWholeUser(context, customer)));
}

const nothing = { cart: [], wishlist: [], orders: [] };

async function relationsOf({ services, currency }: WholeUserContext, userId: string): Promise<UserRelations> {
  // In sequence: calls for several users at the same moment are batched into one statement.
  const cart = await services.cart.linesOf(userId);
  const wishlist = await services.wishlist.productsOf(userId);
  const { fields } = services.customFields;
  return { cart, wishlist, orders: await ordersOf(services, userId), currency, fields };
}

async function ordersOf(services: Services, userId: string): Promise<UserRelations['orders']> {
  const orders = [];
  for await (const page of pagesOf((request) => services.orders.listForUser(userId, {}, request)))
    orders.push(...(await presentOrders(services, page)));
  return orders;
}

type OrderServices = Pick<Services, 'orders' | 'customFields'>;

/** Orders with their lines, which one statement reads for all of them. */
export async function presentOrders(services: OrderServices, orders: readonly Order[]) {
  return Promise.all(orders.map((order) => presentWholeOrder(services, order)));
}

/** An order with its lines. */
export async function presentWholeOrder({ orders, customFields }: OrderServices, order: Order) {
  return presentOrder(order, await orders.linesOf(order.id), customFields.fields);
}
